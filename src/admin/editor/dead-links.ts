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

interface Unlisted {
  /** Paths of posts: a blog may have more than a list of pages holds. */
  posts: readonly string[];
  /** Titles of posts and pages by an address that they had before. */
  moved: ReadonlyMap<string, string>;
}

/** What is at paths that no page of the list has. */
export async function findUnlisted(paths: readonly string[]): Promise<Unlisted> {
  const { formerAddresses, slugsOfPosts } = await import('../data/former-address');
  // A page keeps its former address whole, a post its last part.
  const slugs = paths.map((path) => slugIn(path) ?? path);
  const [posts, former] = await Promise.all([slugsOfPosts(slugs), formerAddresses(slugs)]);
  return {
    posts: posts.map((slug) => `/blog/${slug}`),
    moved: new Map(former.map(({ slug, title }) => [slug, title])),
  };
}
