import type { ReadablePage } from './page-of-sections';
import { readPageData } from './page-data';

/** The pages of this visit: the one that came with the document, those that have been read, the one that is prerendered. */
const known = new Map<string, ReadablePage>();
let shown: ReadablePage | undefined;

setKnownPage(readPageData().page);

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
