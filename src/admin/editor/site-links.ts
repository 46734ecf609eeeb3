import type { PublicType } from '../../content-types/public-type';
import { publicTypes } from '../../content-types/public-types';
import { plainLetters } from '../../shared/plain-letters';
import { routeEntries } from '../../shared/route-table';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** A page of this site that a link may lead to. */
export interface OwnPage {
  path: string;
  label: string;
}

/** The pages that are there whatever staff have written. */
export const OWN_PAGES: readonly OwnPage[] = [
  ...routeEntries
    .filter(({ path }) => path !== '/admin' && !/[:*]/.test(path))
    .map(({ path, label }) => ({ path, label })),
  ...publicTypes.map(({ path, label }) => ({ path, label })),
];

const patternOf = (path: string) =>
  // eslint-disable-next-line no-restricted-syntax -- of the site's own routes
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const PATTERNS = routeEntries.filter(({ path }) => path !== '*').map(({ path }) => patternOf(path));

/** Whether an address is that of a content type's list or may be that of a record; only the database knows which are there. */
export function isOfContentType(
  path: string,
  types: readonly Pick<PublicType, 'path' | 'page'>[] = publicTypes,
): boolean {
  return types.some((type) => path === type.path || patternOf(type.page ?? type.path).test(path));
}

/** The address of a page of this site, from what somebody typed of it: "Contact us", "contact", "/services#carpet". */
export function ownPath(typed: string, pages: readonly OwnPage[] = OWN_PAGES): string | undefined {
  const named = pages.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (named) return named.path;
  const [, path = '', rest = ''] = /^\/?([^?#]*)((?:[?#].*)?)$/s.exec(typed) ?? [];
  const exact = `/${withoutFinalSlashes(path)}`;
  const known = [exact, exact.toLowerCase()].find(
    (address) =>
      PATTERNS.some((pattern) => pattern.test(address)) ||
      isOfContentType(address) ||
      // Those that the owner has made.
      pages.some((page) => page.path === address),
  );
  return known && !/\s/.test(typed) ? known + rest : undefined;
}

/** The pages whose name or address has what somebody typed. */
export function matchingPages(pages: readonly OwnPage[], typed: string): OwnPage[] {
  const wanted = plainLetters(typed.trim());
  return pages.filter(({ label, path }) => plainLetters(`${label} ${path}`).includes(wanted));
}

/** The words of a link that was given none: the title of the page whose address was chosen, or what was typed. */
export function wordsOfLink(typed: string, pages: readonly OwnPage[]): string {
  return pages.find(({ path }) => path === typed)?.label ?? typed;
}
