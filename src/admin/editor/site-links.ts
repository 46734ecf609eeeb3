import { routeEntries } from '../../shared/route-table';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** A page of this site that a link may lead to. */
export interface OwnPage {
  path: string;
  label: string;
}

/** The pages that are there whatever staff have written. */
export const OWN_PAGES: readonly OwnPage[] = routeEntries
  .filter(({ path }) => path !== '/admin' && !/[:*]/.test(path))
  .map(({ path, label }) => ({ path, label }));

const PATTERNS = routeEntries
  .filter(({ path }) => path !== '*')
  .map(({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`));

/** The address of a page of this site, from what somebody typed of it: "Contact us", "contact", "/services#carpet". */
export function ownPath(typed: string, pages: readonly OwnPage[] = OWN_PAGES): string | undefined {
  const named = pages.find(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (named) return named.path;
  const [, path = '', rest = ''] = /^\/?([^?#]*)((?:[?#].*)?)$/s.exec(typed) ?? [];
  const exact = `/${withoutFinalSlashes(path)}`;
  const known = [exact, exact.toLowerCase()].find((address) =>
    PATTERNS.some((pattern) => pattern.test(address)),
  );
  return known && !/\s/.test(typed) ? known + rest : undefined;
}

/** The pages whose name or address has what somebody typed. */
export function matchingPages(pages: readonly OwnPage[], typed: string): OwnPage[] {
  const wanted = typed.trim().toLowerCase();
  return pages.filter(({ label, path }) => `${label} ${path}`.toLowerCase().includes(wanted));
}
