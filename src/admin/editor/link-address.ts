import { SAFE_SCHEMES } from '../../shared/article/article-policy';
import { typedPath, type OwnPage } from './site-links';

/** The address, or a sentence on why it is invalid. */
type ReadAddress = { href: string; problem?: never } | { href?: never; problem: string };

const EMAIL = /^[^\s@/:?]+@[^\s@/?.]+(?:\.[^\s@/?.]+)+$/;
const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const FILE_NAME = /^[^/]+\.(?:avif|docx?|gif|heic|html?|jpe?g|odt|pdf|png|svg|txt|webp|xlsx?)$/i;

/** True without a scheme (this site), or with one that the article policy allows. */
export function hasSafeScheme(address: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1];
  return scheme === undefined || SAFE_SCHEMES.href.includes(scheme.toLowerCase());
}

/**
 * Completes a typed address: a page's title or path gets its slash, "example.com" its https, an e-mail address mailto,
 * a British telephone number tel:+44. Anything else is a problem.
 */
export function readLinkAddress(typed: string, pages?: readonly OwnPage[]): ReadAddress {
  const address = withoutOwnOrigin(typed.trim());
  if (address === '') return { problem: 'Choose a page, or type where the link leads.' };
  return (
    readTelephone(address) ??
    readEmail(address) ??
    readPath(address, pages) ??
    readWebAddress(address) ?? {
      problem: `There is no page “${address}” on this site. Choose one from the list, or type a web address such as example.com.`,
    }
  );
}

const TELEPHONE_PROBLEM = {
  problem: 'A telephone number starts with 0 or +, and has all its digits: 0121 496 0123.',
};

function readTelephone(address: string): ReadAddress | undefined {
  const [, number] = /^(?:tel:)?(\+?[\d\s().-]{5,})$/i.exec(address) ?? [];
  if (number === undefined) return /^tel:/i.test(address) ? TELEPHONE_PROBLEM : undefined;
  const digits = number.replace('(0)', '').replace(/[^\d+]/g, '');
  const international = digits.replace(/^00/, '+').replace(/^0/, '+44');
  return /^\+\d{9,15}$/.test(international) ? { href: `tel:${international}` } : TELEPHONE_PROBLEM;
}

function readEmail(address: string): ReadAddress | undefined {
  const [, scheme, mailbox = '', rest = ''] =
    /^(mailto:)?([^?]*)((?:\?.*)?)$/is.exec(address) ?? [];
  if (EMAIL.test(mailbox)) return { href: `mailto:${mailbox}${scheme ? rest : ''}` };
  return scheme ? { problem: 'An e-mail address looks like hello@example.com.' } : undefined;
}

function readPath(address: string, pages?: readonly OwnPage[]): ReadAddress | undefined {
  if (address.startsWith('#')) {
    return {
      problem: 'Put the page before the place on it, such as /services#carpet.',
    };
  }
  const path = typedPath(address, pages);
  if (path) return { href: path };
  // Files, such as a PDF.
  return /^\/(?!\/)\S+\.[a-z0-9]{2,5}(?:[?#]\S*)?$/i.test(address) ? { href: address } : undefined;
}

function readWebAddress(address: string): ReadAddress | undefined {
  const whole = address.replace(/^\/\//, 'https://');
  if (/^https?:/i.test(whole)) {
    return URL.canParse(whole) && new URL(whole).hostname.includes('.') && !/\s/.test(whole)
      ? { href: whole }
      : { problem: 'A web address looks like https://example.com.' };
  }
  if (DOMAIN.test(whole) && !FILE_NAME.test(whole)) return { href: `https://${whole}` };
  return hasSafeScheme(whole)
    ? undefined
    : {
        problem:
          'A link leads to a page of this site, a web address, an e-mail address or a telephone number.',
      };
}

/** Relative within this site: the link survives a change of domain. */
export function withoutOwnOrigin(address: string): string {
  const own = globalThis.location?.origin;
  return own && address.startsWith(`${own}/`) ? address.slice(own.length) : address;
}
