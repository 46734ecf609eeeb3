import { useQuery } from '@tanstack/react-query';
import { deadLinks, findUnlisted, slugIn } from '../../editor/dead-links';
import { useSitePages } from '../../editor/use-site-pages';
import type { PageFinding } from './finding';

interface Known {
  /** The addresses of this site. */
  paths: readonly string[];
  /** Titles of posts and pages by an address that they had before. */
  moved: ReadonlyMap<string, string>;
}

const NOTHING = { posts: [], moved: new Map<string, string>() };

/** What has to be known of this site to say of these links where they lead; `undefined` as long as it is not. */
export function useKnownLinks(hrefs: readonly string[]): Known | undefined {
  const { data: pages } = useSitePages(hrefs.some((href) => href.startsWith('/')));
  const paths = pages?.map(({ path }) => path) ?? [];
  const suspects = pages ? deadLinks(hrefs, paths) : [];
  const { data: unlisted, isLoading } = useQuery({
    queryKey: ['unlisted addresses', suspects],
    queryFn: () => findUnlisted(suspects),
    enabled: suspects.length > 0,
    retry: false,
  });
  const { posts, moved } = unlisted ?? NOTHING;
  return pages && !isLoading ? { paths: [...paths, ...posts], moved } : undefined;
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
