import { withoutFinalSlashes } from '../../shared/without-final-slashes';
import { isOfContentType, OWN_PAGES } from './site-links';

const PAGES = ['/admin', ...OWN_PAGES.map(({ path }) => path)];

/** Path of a link within this site as pages are stored; hosts and site take no notice of capitals. */
export function linkedPath(href: string): string | undefined {
  const path = /^\/(?!\/)[^?#]*/.exec(href)?.[0];
  return path && (withoutFinalSlashes(path).toLowerCase() || '/');
}

/** Slug of a post's path. */
export function slugIn(path: string): string | undefined {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/** Distinct paths of this site without a page; files, which have an extension, count as existing. */
export function deadLinks(hrefs: readonly string[], pages: readonly string[]): string[] {
  const existing = new Set([...PAGES, ...pages]);
  const paths = new Set(hrefs.flatMap((href) => linkedPath(href) ?? []));
  return [...paths].filter(
    (path) => !existing.has(path) && !isOfContentType(path) && !/\.\w+$/.test(path),
  );
}

interface Unlisted {
  /** Paths of existing posts, which the capped list of pages may lack. */
  posts: readonly string[];
  /** Titles of posts and pages by former address. */
  moved: ReadonlyMap<string, string>;
}

/** Looks up paths that are not in the list of pages. */
export async function findUnlisted(paths: readonly string[]): Promise<Unlisted> {
  const { formerAddresses, slugsOfPosts } = await import('../data/former-address');
  // Former addresses: of a page the path, of a post the slug.
  const slugs = paths.map((path) => slugIn(path) ?? path);
  const [posts, former] = await Promise.all([slugsOfPosts(slugs), formerAddresses(slugs)]);
  return {
    posts: posts.map((slug) => `/blog/${slug}`),
    moved: new Map(former.map(({ slug, title }) => [slug, title])),
  };
}
