import { isSitePage } from '../../../src/shared/site-pages.ts';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';

/** New targets of the links of a foreign text. */
interface OwnLinks {
  follow(address: string): string;
  /** Whether it still leads to the old site. */
  isLeft(address: string): boolean;
}

/** @param paths new paths of posts and pages, by their old addresses */
export function ownLinks(site: string, paths: ReadonlyMap<string, string>): OwnLinks {
  const byKey = new Map(
    [...paths].flatMap(([address, path]) =>
      [address, onSite(address, site)].map((url): [string, string] => [keyOf(url), path]),
    ),
  );
  const isOwn = (address: string) =>
    URL.canParse(address) && URL.canParse(site) && hostOf(address) === hostOf(site);
  const pathOf = (page: string) => {
    const withoutQuery = byKey.get(keyOf(page.split('?', 1).join()));
    // A query of the front page is another page, "/?p=77".
    const target = byKey.get(keyOf(page)) ?? (withoutQuery === '/' ? undefined : withoutQuery);
    if (target !== undefined || !isOwn(page)) return target;
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

export const absolute = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

/** Resolved against the site's own host. */
export function onSite(address: string, site: string): string {
  if (!URL.canParse(site) || !URL.canParse(address, site)) return address || site;
  const { pathname, search } = new URL(address, site);
  return new URL(pathname + search, site).href;
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

/** Ignores http or https, "www." and a trailing slash. */
function keyOf(address: string): string {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/(?<![/?])[/?]+$/, '');
  return decoded(plain);
}

/** Percent-decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
