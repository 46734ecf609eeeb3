import type { routeEntries } from '../../shared/route-table';
import type { ReadablePage } from '../data/page-of-sections';
import { pageDescriptions } from './page-descriptions';

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

/** What the route table says of a page. */
export type RouteFacts = Pick<(typeof routeEntries)[number], 'path' | 'label' | 'title'>;

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

/** The head of a route; `undefined` for one whose words come later, with its post. */
export function routeHead({ path, title }: RouteFacts): PageHead | undefined {
  const description = pageDescriptions.get()[path];
  if (!title || !description) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}
