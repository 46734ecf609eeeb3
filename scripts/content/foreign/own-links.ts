import { isSitePage } from '../../../src/shared/site-pages.ts';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';

/** Where links of a foreign text lead from now on. */
interface OwnLinks {
  follow(address: string): string;
  /** Whether it still leads to the old site. */
  isLeft(address: string): boolean;
}

/** @param paths where posts and pages are from now on, by their old addresses */
export function ownLinks(site: string, paths: ReadonlyMap<string, string>): OwnLinks {
  const byKey = new Map(
    [...paths].flatMap(([address, path]) =>
      [address, onSite(address, site)].map((one): [string, string] => [keyOf(one), path]),
    ),
  );
  const isOwn = (address: string) =>
    URL.canParse(address) && URL.canParse(site) && hostOf(address) === hostOf(site);
  const pathOf = (page: string) => {
    const known = byKey.get(keyOf(page)) ?? byKey.get(keyOf(page.split('?', 1).join()));
    if (known !== undefined || !isOwn(page)) return known;
    const { pathname, search } = new URL(page);
    const path = withoutFinalSlashes(pathname) || '/';
    return search === '' && isSitePage(path) ? path : undefined;
  };
  return {
    follow(address) {
      const [page = '', anchor] = address.split('#');
      const path = pathOf(page);
      return path ? path + (anchor ? `#${anchor}` : '') : address;
    },
    isLeft: (address) => isOwn(address) && pathOf(address.split('#', 1).join()) === undefined,
  };
}

/** The same page at the site's own host, as a relative address means it. */
export function onSite(address: string, site: string): string {
  if (!URL.canParse(site) || !URL.canParse(address, site)) return address || site;
  const { pathname, search } = new URL(address, site);
  return new URL(pathname + search, site).href;
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** http or https, with or without "www." and a slash at the end: the same page. */
function keyOf(address: string): string {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/(?<![/?])[/?]+$/, '');
  return decoded(plain);
}

/** A text whose signs are escaped for addresses, as it is read. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
