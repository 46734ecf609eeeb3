import type { routeEntries } from '../../shared/route-table';
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

/** The head of a route; `undefined` for one whose words come later, with its post. */
export function routeHead({ path, title }: RouteFacts): PageHead | undefined {
  const description = pageDescriptions[path];
  if (!title || !description) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}
