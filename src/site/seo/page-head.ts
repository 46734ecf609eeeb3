import { company } from '../../shared/company';
import type { ReadablePage } from '../data/readable-page';
import type { SiteAddress } from '../site-entry';
import { entryAt } from '../site-entries';
import { routeTitle, type PageHead } from './document-head';
import { postHead, type PostFacts } from './post-head';
import type { RowFacts } from './row-facts';

export type SectionPageFacts = Pick<
  ReadablePage,
  'path' | 'title' | 'description' | 'noindex' | 'sections'
>;

/** A route, a post, a page of sections, or a record. */
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

export function pageHead(subject: PageSubject): PageHead | undefined {
  if (isPost(subject)) return postHead(subject);
  if (isRow(subject)) return rowHead(subject);
  return isSectionPage(subject) ? sectionPageHead(subject) : routeHead(subject);
}

function sectionPageHead(page: SectionPageFacts): PageHead {
  const { title, description, path, noindex } = page;
  return { title, description, path: noindex ? undefined : path, image: firstPicture(page) };
}

/** Image of the first section. */
function firstPicture({ sections: [first] }: SectionPageFacts): string | undefined {
  const { image } = { ...first?.values } as { image?: unknown };
  return typeof image === 'string' && image ? image : undefined;
}

function rowHead({ title, description, path, picture }: RowFacts): PageHead {
  return { title, description, path, image: picture };
}

/** `undefined` for the route of posts. */
function routeHead(route: SiteAddress): PageHead | undefined {
  const { path } = route;
  const title = routeTitle(route);
  const description = descriptionOf(path);
  if (!title || description === undefined) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}

function descriptionOf(path: string): string | undefined {
  const { blog_description, blog_intro } = company.get();
  if (path === '/blog') return blog_description || blog_intro;
  return path === '*' ? 'There is no page at this address.' : entryAt(path)?.description;
}
