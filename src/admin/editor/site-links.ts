import { publicTypes } from '../../content-types/public-types';
import { plainLetters } from '../../shared/plain-letters';
import { routeEntries } from '../../shared/route-table';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** A linkable page of this site. */
export interface OwnPage {
  path: string;
  label: string;
  /** Why visitors find nothing there, if they do not. */
  unseen?: { words: string; isSerious: boolean };
}

/** Fixed routes. */
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

/** Whether a path matches a content type's list or record; the record may not exist. */
export function isOfContentType(path: string): boolean {
  return publicTypes.some(
    (type) => path === type.path || patternOf(type.page ?? type.path).test(path),
  );
}

/** Path for a typed title or path: "Contact us", "contact", "/services#carpet". */
export function typedPath(
  typed: string,
  pages: readonly OwnPage[] = OWN_PAGES,
): string | undefined {
  const named = pages.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (named) return named.path;
  const [, path = '', rest = ''] = /^\/?([^?#]*)((?:[?#].*)?)$/s.exec(typed) ?? [];
  const exact = `/${withoutFinalSlashes(path)}`;
  const known = [exact, exact.toLowerCase()].find(
    (address) =>
      PATTERNS.some((pattern) => pattern.test(address)) ||
      isOfContentType(address) ||
      // Own pages of the company.
      pages.some((page) => page.path === address),
  );
  return known && !/\s/.test(typed) ? known + rest : undefined;
}

/** Pages by part of their title or path. */
export function matchingPages(pages: readonly OwnPage[], typed: string): OwnPage[] {
  const wanted = plainLetters(typed.trim());
  return pages.filter(({ label, path }) => plainLetters(`${label} ${path}`).includes(wanted));
}

/** Default text of a link: the page's title, or the typed address. */
export function wordsOfLink(typed: string, pages: readonly OwnPage[]): string {
  return pages.find(({ path }) => path === typed)?.label ?? typed;
}
