import type { QueryKey } from '@tanstack/react-query';

/** Holds what the build has read for a prerendered page, as JSON; a data block, never executed. */
export const PAGE_DATA_ID = 'page-data';

export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What came with the page's HTML; nothing in a page that was not prerendered. */
export function readPageData(): PageData {
  const json = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : [];
}
