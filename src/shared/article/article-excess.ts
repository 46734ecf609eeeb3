import { excessOfTags } from './excess-of-tags';
import { ARTICLE_LIMITS, type Excess } from './article-limits';

/** Matches what is deeper in a document's body than an article may be. */
const TOO_DEEP = `*${'>*'.repeat(ARTICLE_LIMITS.depth + 2)}`;

/**
 * What of an article goes beyond ARTICLE_LIMITS, by its look and then by what a parser makes of it; `undefined` if
 * nothing does.
 * @param view whose parser is asked
 */
export function articleExcess(
  html: string,
  view: { DOMParser: typeof DOMParser } = globalThis,
): Excess | undefined {
  return (
    excessOfTags(html) ?? excessOfBody(new view.DOMParser().parseFromString(html, 'text/html').body)
  );
}

/** What of a parsed article goes beyond ARTICLE_LIMITS. */
export function excessOfBody(body: HTMLElement): Excess | undefined {
  const { length } = body.querySelectorAll('*');
  if (length > ARTICLE_LIMITS.elements) return 'elements';
  if (length > ARTICLE_LIMITS.depth && body.querySelector(TOO_DEEP)) return 'depth';
  return [...body.querySelectorAll('table')].some(isTooLarge) ? 'cells' : undefined;
}

function isTooLarge({ rows }: HTMLTableElement): boolean {
  let columns = 0;
  /** Columns that cells of several rows may push into the rows below. */
  let carried = 0;
  for (const { cells } of rows) {
    let width = 0;
    for (const { colSpan, rowSpan } of cells) {
      width += colSpan;
      if (rowSpan !== 1) carried += colSpan;
    }
    columns = Math.max(columns, width);
  }
  return (columns + carried) * rows.length > ARTICLE_LIMITS.cells;
}
