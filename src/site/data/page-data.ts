import type { QueryKey } from '@tanstack/react-query';
import type { BuiltPictures } from '../pictures/built-pictures';
import type { ReadablePage } from './readable-page';

/** Holds what the build has read for a prerendered page, as JSON; a data block, never executed. */
const PAGE_DATA_ID = 'page-data';

export interface PageData {
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
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

/** The pages of this visit: the one that came with the document, those that have been read, the one that is prerendered. */
const known = new Map<string, ReadablePage>();
let shown: ReadablePage | undefined;

setKnownPage(readPageData().page);

/** The pages that have been read since pages were changed; until then, that is all of them. */
let fresh: WeakSet<ReadablePage> | undefined;

/** Whether a page is as it was when the visitor asked last. */
export const isFresh = (page: ReadablePage): boolean => fresh?.has(page) ?? true;

/** Pages have been changed, or what they quote: each is read again before it counts as fresh. */
export function forgetPages(): void {
  fresh = new WeakSet();
}

/** Keeps a page that has been read. */
export function setReadPage(page: ReadablePage): void {
  fresh?.add(page);
  setKnownPage(page);
}

/** A page that is here already. */
export function knownPage(path: string): ReadablePage | undefined {
  return known.get(path);
}

/** Keeps a page for who comes back to it; prerendering hands in what it renders, and none to forget all. */
export function setKnownPage(page: ReadablePage | undefined): void {
  shown = page;
  if (page) known.set(page.path, page);
  else known.clear();
}

/** The page that was here last. */
export function shownPage(): ReadablePage | undefined {
  return shown;
}
