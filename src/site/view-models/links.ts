import { company, telHref } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';

/** A link in words: what it says and where it leads. */
export interface LinkText {
  label: string;
  href: string;
}

/** Names the enquiry form of the contact screen in addresses. */
export const QUOTE_ANCHOR = 'quote';

/** Where a quote is asked for: the contact screen's form, with a service chosen in it. */
export function quoteHref(service?: string): string {
  return `/contact${service ? `?service=${service}` : ''}#${QUOTE_ANCHOR}`;
}

/** The ways on that several screens offer, in the specification's words. */
export const getQuote: LinkText = { label: 'Get a Free Quote', href: quoteHref() };
export const callUs = derivedContent([company], ({ phone }): LinkText => ({
  label: phone,
  href: telHref(phone),
}));
