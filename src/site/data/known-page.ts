import type { ReadablePage } from './page-of-sections';
import { readPageData } from './page-data';

let known: ReadablePage | undefined = readPageData().page;

/** The page that came with the document, or that is being prerendered. */
export function knownPage(path: string): ReadablePage | undefined {
  return known?.path === path ? known : undefined;
}

/** Keeps a page for who comes back to it; prerendering hands in what it renders. */
export function setKnownPage(page: ReadablePage | undefined): void {
  known = page;
}

/** Whichever page that is. */
export function shownPage(): ReadablePage | undefined {
  return known;
}
