import type { ReadablePage } from '../data/page-of-sections';
import { entryAt } from '../site-entries';
import type { SiteAddress } from '../site-entry';
import { pageDescriptions } from './page-descriptions';
import type { RowFacts } from './row-facts';

/** What the head of a page says about it. */
export interface PageHead {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Path of the canonical address; a page without one stays out of search results. */
  path?: string;
  /** Address of the picture that social networks show; the company's own unless a post has one. */
  image?: string;
  article?: { section: string; publishedOn?: string; modifiedAt: string };
}

/** What the head of a page of sections speaks of. */
export type SectionPageFacts = Pick<
  ReadablePage,
  'path' | 'title' | 'description' | 'noindex' | 'sections'
>;

/** The head of a page of sections; one that is hidden from search engines has no canonical address. */
export function sectionPageHead(page: SectionPageFacts): PageHead {
  const { title, description, path, noindex } = page;
  return { title, description, path: noindex ? undefined : path };
}

/** The head of a record's page. */
export function rowHead({ title, description, path, picture }: RowFacts): PageHead {
  return { title, description, path, image: picture };
}

/** The head of a route; `undefined` for one whose words come later, with its post. */
export function routeHead({ path, title }: SiteAddress): PageHead | undefined {
  const own: Partial<Record<string, string>> = pageDescriptions;
  const description = own[path] ?? entryAt(path)?.description;
  if (!title || !description) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}
