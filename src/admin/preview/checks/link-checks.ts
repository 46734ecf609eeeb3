import { deadLinks, slugIn } from './dead-links';
import type { PageFinding } from './finding';

interface Known {
  /** The addresses of this site. */
  paths: readonly string[];
  /** Titles of posts and pages by an address that they had before. */
  moved: ReadonlyMap<string, string>;
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
