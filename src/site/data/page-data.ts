import type { QueryKey } from '@tanstack/react-query';
import type { BuiltPictures } from '../pictures/built-pictures';
import type { ReadablePage } from './page-of-sections';

/** Holds what the build has read for a prerendered page, as JSON; a data block, never executed. */
const PAGE_DATA_ID = 'page-data';

export interface PageData {
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
  /** The state of the posts that it shows (posts-version.ts). */
  version?: string;
  /** Those of the posts' pictures that the build has encoded. */
  pictures?: BuiltPictures;
  /** The page of sections that it shows. */
  page?: ReadablePage;
}

export const NO_PAGE_DATA: PageData = { queries: [] };

/** What came with the page's HTML; nothing in a page that was not prerendered. */
export function readPageData(): PageData {
  const json = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : NO_PAGE_DATA;
}
