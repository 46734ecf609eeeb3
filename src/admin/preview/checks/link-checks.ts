import { useQuery } from '@tanstack/react-query';
import { isOfContentType, OWN_PAGES } from '../../editor/site-links';
import { useSitePages } from '../../editor/use-site-pages';
import type { PageFinding } from './finding';

interface Known {
  /** The addresses of this site. */
  paths: readonly string[];
  /** Titles of posts and pages by an address that they had before. */
  moved: ReadonlyMap<string, string>;
}

/** What has to be known of this site to say of these links where they lead; `undefined` as long as it is not. */
export function useKnownLinks(hrefs: readonly string[]): Known | undefined {
  const { data: pages } = useSitePages(hrefs.some((href) => href.startsWith('/')));
  const paths = pages?.map(({ path }) => path) ?? [];
  const suspects = pages ? deadLinks(hrefs, paths) : [];
  // A page keeps its former address whole, a post its last part.
  const slugs = suspects.map((path) => slugIn(path) ?? path);
  const { data: former = [], isLoading } = useQuery({
    queryKey: ['former addresses', slugs],
    queryFn: async () => (await import('../../data/former-address')).formerAddresses(slugs),
    enabled: slugs.length > 0,
    retry: false,
  });
  const moved = new Map(former.map(({ slug, title }) => [slug, title]));
  return pages && !isLoading ? { paths, moved } : undefined;
}

/** Links of a page to addresses of this site that lead nowhere, or on to another one. */
export function linkFindings(page: Element, { paths, moved }: Known): PageFinding[] {
  return [...page.querySelectorAll('a[href^="/"]')].flatMap((element) => {
    const [path] = deadLinks([element.getAttribute('href') ?? ''], paths);
    if (path === undefined) return [];
    const title = moved.get(slugIn(path) ?? path);
    return title === undefined
      ? [
          {
            rule: `dead link ${path}`,
            element,
            isSerious: true,
            words: `A link leads nowhere: there is no page at ${path}.`,
          },
        ]
      : [
          {
            rule: `moved link ${path}`,
            element,
            words: `A link is to a former address: ${path} leads on to “${title}”.`,
          },
        ];
  });
}

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
