import { company, telHref } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';

export interface LinkText {
  label: string;
  href: string;
}

/** Anchor of the contact page's form. */
export const QUOTE_ANCHOR = 'quote';

/** Address of the contact page's form, with a preselected service. */
export function quoteHref(service?: string): string {
  return `/contact${service ? `?service=${service}` : ''}#${QUOTE_ANCHOR}`;
}

/** Calls to action of several screens (docs/specification.md). */
export const getQuote: LinkText = { label: 'Get a Free Quote', href: quoteHref() };
export const callUs = derivedContent([company], ({ phone }): LinkText => ({
  label: phone,
  href: telHref(phone),
}));
