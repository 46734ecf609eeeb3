import { thousands } from '../text';

/**
 * What an article may be made of at most: several times what anybody has written, and a small part of what stops a
 * phone. The form says so, the page shows the words alone, the build leaves the post to the browser.
 */
export const ARTICLE_LIMITS = {
  elements: 5_000,
  /** Levels of elements inside one another. */
  depth: 100,
  /** Rows times columns of one table, spans counted. */
  cells: 20_000,
};

/** What there is too much of. */
export type Excess = keyof typeof ARTICLE_LIMITS;

/** An excess in the middle of a sentence, after what has it; for staff and for who builds, not for visitors. */
export function excessInWords(excess: Excess): string {
  const { elements, depth, cells } = ARTICLE_LIMITS;
  return {
    elements: `has too many parts (at most ${thousands(elements)} paragraphs, pictures and the like)`,
    depth: `has too many parts one inside the other (at most ${thousands(depth)})`,
    cells: `has too large a table (at most ${thousands(cells)} cells, rows times columns)`,
  }[excess];
}

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

/**
 * What of a parsed article goes beyond ARTICLE_LIMITS. Asked without selectors: for each document that is asked by one,
 * jsdom leaves listeners at its window, and looks through them all for the next.
 */
export function excessOfBody(body: HTMLElement): Excess | undefined {
  const { length } = body.getElementsByTagName('*');
  if (length > ARTICLE_LIMITS.elements) return 'elements';
  if (length > ARTICLE_LIMITS.depth && isDeeper(body, ARTICLE_LIMITS.depth)) return 'depth';
  return [...body.getElementsByTagName('table')].some(isTooLarge) ? 'cells' : undefined;
}

function isDeeper(element: Element, levels: number): boolean {
  return [...element.children].some((child) => levels === 0 || isDeeper(child, levels - 1));
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

/** Elements that a writer need not close, or cannot; all others are open until they are closed. */
const LEFT_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);
/** A parser opens these anew in every block that follows, until they are closed (HTML standard, 13.2.4.3). */
const MARKS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** What is open outside of these cannot be closed inside. */
const CELLS = new Set('applet caption marquee object td template th'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Marks that honest articles leave open are few. */
const OPENED_ANEW = 20;

/**
 * The same as a parser's tree would show by the look of the text, at once: for what is nested thousands deep, or
 * opened anew thousands of times, the parser itself takes half a minute. Enough for all that is honest, and what it
 * passes over a parser is done with soon.
 */
export function excessOfTags(html: string): Excess | undefined {
  let elements = 0;
  let depth = 0;
  let opened = 0;
  let outside = 0;
  let marks: string[] = [];
  for (const [, end, letters = ''] of html.matchAll(TAG)) {
    const name = letters.toLowerCase();
    if (!end && ++elements > ARTICLE_LIMITS.elements) return 'elements';
    if (CELLS.has(name)) {
      outside += marks.length;
      marks = [];
    } else if (MARKS.has(name)) {
      if (!end) marks.push(name);
      else if (marks.includes(name)) marks.splice(marks.lastIndexOf(name), 1);
    }
    opened += outside + marks.length;
    if (opened > ARTICLE_LIMITS.elements * OPENED_ANEW) return 'elements';
    if (LEFT_OPEN.has(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > ARTICLE_LIMITS.depth) return 'depth';
  }
  return undefined;
}
