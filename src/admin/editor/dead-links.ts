import { isOfContentType, OWN_PAGES } from './site-links';

const PAGES = ['/admin', ...OWN_PAGES.map(({ path }) => path)];

/** Paths of this site that a text links to, without what stands behind "?" and "#". */
export function ownLinks(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const links = [...document.querySelectorAll('a[href^="/"]')].map(
    (link) => /^\/(?!\/)[^?#]*/.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
  );
  return [...new Set(links)].filter((path) => path !== '');
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

/** The links of a text that lead nowhere on this site; files, which have an extension, are taken to be there. */
export function deadLinks(
  html: string,
  pages: readonly string[],
  types?: Parameters<typeof isOfContentType>[1],
): string[] {
  const known = new Set([...PAGES, ...pages]);
  return ownLinks(html).filter((path) => {
    const page = path.replace(/(?<=.)\/$/, '');
    return !known.has(page) && !isOfContentType(page, types) && !/\.\w+$/.test(path);
  });
}
