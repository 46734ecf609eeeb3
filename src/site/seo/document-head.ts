import { company } from '../../shared/company';
import type { PageHead } from './page-head';

/** Type and mark of the one script element that holds a page's JSON-LD; never executed (HTML standard, "data block"). */
export const STRUCTURED_DATA_TYPE = 'application/ld+json';

export function structuredDataElement(document: Document): HTMLScriptElement | null {
  return document.head.querySelector(`script[type="${STRUCTURED_DATA_TYPE}"]`);
}

/** Whether the document's head speaks of the page at `path` already, as it does in prerendered HTML. */
export function describesPage(document: Document, path: string | undefined): boolean {
  return path !== undefined && structuredDataElement(document)?.dataset.page === path;
}

/** The title as tabs and search results show it. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.get().name}`;
}
