/**
 * What an article may be made of at most: several times what anybody has written, and a small part of what stops a
 * phone. The form says so, the page shows the words alone, the build leaves the post to the browser.
 */
export const ARTICLE_LIMITS = {
  elements: 5_000,
  /** Levels of elements inside one another. */
  depth: 100,
  /** Rows or columns that one cell takes. */
  span: 100,
  /** Rows times columns of one table, spans counted. */
  cells: 20_000,
};

/** Elements that a writer need not close, or cannot; all others are open until they are closed. */
const LEFT_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const SHOW_ELEMENT = 1;

/**
 * Why an article goes beyond ARTICLE_LIMITS, in the middle of a sentence, or `undefined`. Looks at the text before it
 * parses, because parsing what is nested thousands deep takes jsdom minutes: each insertion visits all ancestors.
 */
export function articleExcess(html: string, view: Pick<Window, 'document'>): string | undefined {
  return excessOfTags(html) ?? excessOfTree(html, view.document);
}

const limit = (count: number) => count.toLocaleString('en-GB');
const TOO_MANY = `has too many elements (at most ${limit(ARTICLE_LIMITS.elements)})`;
const TOO_DEEP = `is nested too deeply (at most ${limit(ARTICLE_LIMITS.depth)} levels)`;
const TOO_WIDE = `has too large a table (at most ${limit(ARTICLE_LIMITS.cells)} cells, and ${ARTICLE_LIMITS.span} rows or columns in one)`;

/** By the look of the text: enough for all that is honest and for most that is not. */
function excessOfTags(html: string): string | undefined {
  let elements = 0;
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (!end && ++elements > ARTICLE_LIMITS.elements) return TOO_MANY;
    if (LEFT_OPEN.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > ARTICLE_LIMITS.depth) return TOO_DEEP;
  }
  return undefined;
}

/** By what a parser makes of it: it adds, repeats and nests elements that the text does not name. */
function excessOfTree(html: string, document: Document): string | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  // The walker's own methods: those of an element may be hidden behind a form field's name.
  const walker = document.createTreeWalker(template.content, SHOW_ELEMENT);
  let elements = 0;
  let depth = 0;
  for (let more = true; more;) {
    if (walker.firstChild()) depth += 1;
    else {
      while (!walker.nextSibling() && depth > 0) {
        walker.parentNode();
        depth -= 1;
      }
      more = depth > 0;
    }
    elements += 1;
    if (elements > ARTICLE_LIMITS.elements + 1) return TOO_MANY;
    if (depth > ARTICLE_LIMITS.depth) return TOO_DEEP;
  }
  const tables = [...template.content.querySelectorAll('table')];
  return tables.some(isTooLarge) ? TOO_WIDE : undefined;
}

function isTooLarge(table: HTMLTableElement): boolean {
  let columns = 0;
  /** Columns that cells of several rows may push into the rows below. */
  let carried = 0;
  for (const row of table.rows) {
    let width = 0;
    for (const cell of row.cells) {
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (across > ARTICLE_LIMITS.span || down > ARTICLE_LIMITS.span) return true;
      width += across;
      if (down !== 1) carried += across;
    }
    columns = Math.max(columns, width);
  }
  const named = [...table.querySelectorAll('col, colgroup')].map((col) => spanOf(col, 'span'));
  const widest = Math.max(
    columns + carried,
    named.reduce((sum, span) => sum + span, 0),
  );
  return widest * Math.max(1, table.rows.length) > ARTICLE_LIMITS.cells;
}

/** 0 means "to the end" for rows; what is no number means 1. */
function spanOf(element: Element, name: 'colspan' | 'rowspan' | 'span'): number {
  const span = parseInt(element.getAttribute(name) ?? '1');
  return Number.isNaN(span) ? 1 : Math.abs(span);
}
