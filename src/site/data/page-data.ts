import type { QueryKey } from '@tanstack/react-query';
import { setBuiltPictures, type BuiltPictures } from '../pictures/built-pictures';
import type { ReadablePage } from './readable-page';

/** Element with a prerendered page's query data as JSON. */
const PAGE_DATA_ID = 'page-data';

export interface PageData {
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
  /** Encoded by the build. */
  pictures?: BuiltPictures;
  page?: ReadablePage;
}

export const NO_PAGE_DATA: PageData = { queries: [] };

/** NO_PAGE_DATA in an app shell. */
export function readPageData(): PageData {
  const json = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : NO_PAGE_DATA;
}

/** Pages of this visit, by path. */
const cache = new Map<string, ReadablePage>();
let lastPage: ReadablePage | undefined;

const { page, pictures } = readPageData();
setKnownPage(page);
if (pictures) setBuiltPictures(pictures);

/** Pages read since the last change; `undefined` before the first one: all are fresh. */
let fresh: WeakSet<ReadablePage> | undefined;

export const isFresh = (page: ReadablePage): boolean => fresh?.has(page) ?? true;

/** After a change of pages, or of what they quote. */
export function invalidatePages(): void {
  fresh = new WeakSet();
}

/** Resolves after the refetch is rendered. */
type Refetch = (changed: readonly string[]) => Promise<unknown>;

const readers = new Set<Refetch>();

/** Registers a refetch of pages or posts after a change; returns the unsubscribe function. */
export function onContentChange(read: Refetch): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export async function refetchAfterChange(changed: readonly string[]): Promise<void> {
  await Promise.all([...readers].map((read) => read(changed)));
}

/** Caches a page as fresh. */
export function setReadPage(page: ReadablePage): void {
  fresh?.add(page);
  setKnownPage(page);
}

export function knownPage(path: string): ReadablePage | undefined {
  return cache.get(path);
}

/** Prerendering passes the page to render; `undefined` clears the cache. */
export function setKnownPage(page: ReadablePage | undefined): void {
  lastPage = page;
  if (page) cache.set(page.path, page);
  else cache.clear();
}

/** The page cached last. */
export function shownPage(): ReadablePage | undefined {
  return lastPage;
}
