import type { RoutePath } from '../../shared/route-table';
import type { ReadablePage } from '../data/readable-page';
import type { SiteAddress } from '../site-entry';
import { entryAt } from '../site-entries';
import type { PageHead } from './document-head';
import { postHead, type PostFacts } from './post-head';
import type { RowFacts } from './row-facts';

/**
 * The description of each screen that has one, for search engines: apart from the route table, so that no visitor waits
 * for words that the prerendered page has in its head.
 */
export const pageDescriptions: Partial<Record<RoutePath, string>> = {
  '/blog':
    'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
  '*': 'There is no page at this address.',
};

/** What the head of a page of sections speaks of. */
export type SectionPageFacts = Pick<
  ReadablePage,
  'path' | 'title' | 'description' | 'noindex' | 'sections'
>;

/** What a page is about: a route, a post, a page of sections, or a record of a content type. */
export type PageSubject = SiteAddress | PostFacts | SectionPageFacts | RowFacts;

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

export function isSectionPage(subject: PageSubject): subject is SectionPageFacts {
  return 'sections' in subject;
}

export function isRow(subject: PageSubject): subject is RowFacts {
  return 'picture' in subject;
}

/** The head of any page. */
export function pageHead(subject: PageSubject): PageHead | undefined {
  if (isPost(subject)) return postHead(subject);
  if (isRow(subject)) return rowHead(subject);
  return isSectionPage(subject) ? sectionPageHead(subject) : routeHead(subject);
}

/** The head of a page of sections; one that is hidden from search engines has no canonical address. */
function sectionPageHead(page: SectionPageFacts): PageHead {
  const { title, description, path, noindex } = page;
  return { title, description, path: noindex ? undefined : path, image: firstPicture(page) };
}

/** The picture that a page of sections begins with. */
function firstPicture({ sections: [first] }: SectionPageFacts): string | undefined {
  const { image } = { ...first?.values } as { image?: unknown };
  return typeof image === 'string' && image ? image : undefined;
}

/** The head of a record's page. */
function rowHead({ title, description, path, picture }: RowFacts): PageHead {
  return { title, description, path, image: picture };
}

/** The head of a route; `undefined` for one whose words come later, with its post. */
function routeHead({ path, title }: SiteAddress): PageHead | undefined {
  const own: Partial<Record<string, string>> = pageDescriptions;
  const description = own[path] ?? entryAt(path)?.description;
  if (!title || !description) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}
