import { isOfContentType, OWN_PAGES } from './site-links';

const PAGES = ['/admin', ...OWN_PAGES.map(({ path }) => path)];

/** The path on this site that a link leads to, without what stands behind "?" and "#". */
function ownPath(href: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(href)?.[0];
}

/** The slug of the post that a path of this site would show. */
export function slugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/** Paths of links that lead nowhere on this site, each once; files, which have an extension, are taken to be there. */
export function deadLinks(
  hrefs: readonly string[],
  pages: readonly string[],
  types?: Parameters<typeof isOfContentType>[1],
): string[] {
  const known = new Set([...PAGES, ...pages]);
  const paths = new Set(hrefs.flatMap((href) => ownPath(href) ?? []));
  return [...paths].filter((path) => {
    const page = path.replace(/(?<=.)\/$/, '');
    return !known.has(page) && !isOfContentType(page, types) && !/\.\w+$/.test(path);
  });
}
