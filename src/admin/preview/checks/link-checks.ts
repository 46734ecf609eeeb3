import { useQuery } from '@tanstack/react-query';
import { deadLinks, slugIn } from '../../editor/dead-links';
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
