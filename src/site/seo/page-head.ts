import { company } from '../../shared/company';
import type { ReadablePage } from '../data/readable-page';
import type { SiteAddress } from '../route-metadata';
import { routeAt } from '../all-routes';
import { titleOf, type PageHead } from './document-head';
import { postHead, type PostFacts } from './post-head';
import type { RecordFacts } from './record-head';

/** What the head of a page of sections speaks of. */
export type SectionPageFacts = Pick<
  ReadablePage,
  'path' | 'title' | 'description' | 'noindex' | 'sections'
>;

/** What a page is about: a route, a post, a page of sections, or a record of a content type. */
export type PageSubject = SiteAddress | PostFacts | SectionPageFacts | RecordFacts;

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

export function isSectionPage(subject: PageSubject): subject is SectionPageFacts {
  return 'sections' in subject;
}

export function isRow(subject: PageSubject): subject is RecordFacts {
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
function rowHead({ title, description, path, picture, noindex }: RecordFacts): PageHead {
  return { title, description, path: noindex ? undefined : path, image: picture };
}

/** The head of a route; `undefined` for one whose words come later, with its post. */
function routeHead(route: SiteAddress): PageHead | undefined {
  const { path } = route;
  const title = titleOf(route);
  const description = descriptionOf(path);
  if (!title || description === undefined) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}

function descriptionOf(path: string): string | undefined {
  const { blog_description, blog_intro } = company.get();
  if (path === '/blog') return blog_description || blog_intro;
  return path === '*' ? 'There is no page at this address.' : routeAt(path)?.description;
}
