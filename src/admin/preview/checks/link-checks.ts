import { useQuery } from '@tanstack/react-query';
import { deadLinks, findUnlisted, linkedPath, slugIn } from '../../editor/dead-links';
import type { OwnPage } from '../../editor/site-links';
import { useSitePages } from '../../editor/use-site-pages';
import type { PageFinding } from './finding';

interface LinkTargets {
  /** Listed pages. */
  pages: readonly OwnPage[];
  /** Existing paths. */
  paths: readonly string[];
  /** Titles of posts and pages by former address. */
  moved: ReadonlyMap<string, string>;
}

const NOTHING = { posts: [], moved: new Map<string, string>() };

/** Existing and former paths for these links; `undefined` while there is no answer. */
export function useLinkTargets(hrefs: readonly string[]): LinkTargets | undefined {
  const { data: pages } = useSitePages(hrefs.some((href) => href.startsWith('/')));
  const paths = pages?.map(({ path }) => path) ?? [];
  const suspects = pages ? deadLinks(hrefs, paths) : [];
  const { data: unlisted = suspects.length > 0 ? undefined : NOTHING } = useQuery({
    queryKey: ['unlisted addresses', suspects],
    queryFn: () => findUnlisted(suspects),
    enabled: suspects.length > 0,
    retry: false,
  });
  return (
    pages && unlisted && { pages, paths: [...paths, ...unlisted.posts], moved: unlisted.moved }
  );
}

/**
 * Internal links that are dead or redirected, or to what visitors cannot see.
 * @param own path of the page itself, which is seen once the link is
 */
export function linkFindings(
  page: Element,
  { pages, paths, moved }: LinkTargets,
  own?: string,
): PageFinding[] {
  return [...page.querySelectorAll('a[href^="/"]')].flatMap((element) => {
    const href = element.getAttribute('href') ?? '';
    const target = pages.find(({ path }) => path === linkedPath(href) && path !== own);
    if (target?.unseen) {
      const { words, isSerious } = target.unseen;
      return [
        {
          rule: `unseen link ${target.path}`,
          element,
          isSerious,
          words: `“${target.label}” ${words}`,
        },
      ];
    }
    const [path] = deadLinks([href], paths);
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
