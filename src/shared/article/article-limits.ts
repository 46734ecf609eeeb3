import { thousands } from '../text';

/**
 * Several times what honest articles hold, and a fraction of what blocks a phone. The form reports an excess, the page
 * shows plain text, the build skips the post.
 */
export const ARTICLE_LIMITS = {
  elements: 5_000,
  /** Nesting of elements. */
  depth: 100,
  /** Cells of one table, with spans. */
  cells: 20_000,
};

export type Excess = keyof typeof ARTICLE_LIMITS;

/** The end of a sentence for staff and builds, not for visitors. */
export function excessMessage(excess: Excess): string {
  const { elements, depth, cells } = ARTICLE_LIMITS;
  return {
    elements: `has too many parts (at most ${thousands(elements)} paragraphs, pictures and the like)`,
    depth: `has too many parts one inside the other (at most ${thousands(depth)})`,
    cells: `has too large a table (at most ${thousands(cells)} cells, rows times columns)`,
  }[excess];
}

/**
 * The limit that an article exceeds, by its source and then by its parse tree; `undefined` for none.
 * @param view provides the parser
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
 * The limit that a parsed article exceeds. Without selectors, because jsdom leaves listeners at its window for each
 * document that is queried.
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
  /** Columns taken by row spans from the rows above. */
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

/** Elements with optional end tags, and void ones. */
const LEFT_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);
/**
 * Formatting elements, which a parser reconstructs in every later block until they are closed (HTML standard,
 * 13.2.4.3).
 */
const MARKS = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** Scopes: what is open outside of them cannot be closed inside. */
const CELLS = new Set('applet caption marquee object td template th'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Limit of unclosed formatting elements. */
const MAX_UNCLOSED = 20;

/**
 * A lower bound of the parse tree's excess from the source alone, in linear time: a parser takes half a minute for
 * thousands of nested or reconstructed elements.
 * @param atMost elements
 */
export function excessOfTags(html: string, atMost = ARTICLE_LIMITS.elements): Excess | undefined {
  let elements = 0;
  let depth = 0;
  let opened = 0;
  let outside = 0;
  let marks: string[] = [];
  for (const [, end, letters = ''] of html.matchAll(TAG)) {
    const name = letters.toLowerCase();
    if (!end && ++elements > atMost) return 'elements';
    if (CELLS.has(name)) {
      outside += marks.length;
      marks = [];
    } else if (MARKS.has(name)) {
      if (!end) marks.push(name);
      else if (marks.includes(name)) marks.splice(marks.lastIndexOf(name), 1);
    }
    opened += outside + marks.length;
    if (opened > atMost * MAX_UNCLOSED) return 'elements';
    if (LEFT_OPEN.has(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > ARTICLE_LIMITS.depth) return 'depth';
  }
  return undefined;
}
