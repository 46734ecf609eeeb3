import { company, telHref } from '../../shared/company';

/** A link in words: what it says and where it leads. */
export interface LinkText {
  label: string;
  href: string;
}

/** The ways on that several screens offer, in the specification's words. */
export const getQuote: LinkText = { label: 'Get a Free Quote', href: '/contact' };
export const exploreServices: LinkText = { label: 'Explore Our Services', href: '/services' };
export const callUs: LinkText = { label: company.phone, href: telHref(company.phone) };
