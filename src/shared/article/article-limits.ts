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

/** What there is too much of. */
export type Excess = Exclude<keyof typeof ARTICLE_LIMITS, 'span'>;

const SHOW_ELEMENT = 1;

/**
 * What of an article goes beyond ARTICLE_LIMITS, judged by what a parser makes of it; `undefined` if nothing does.
 * @param view whose parser is asked
 */
export function articleExcess(
  html: string,
  view: { DOMParser: typeof DOMParser } = globalThis,
): Excess | undefined {
  const document = new view.DOMParser().parseFromString(html, 'text/html');
  // The walker's own methods: those of an element may be hidden behind a form field's name.
  const walker = document.createTreeWalker(document.body, SHOW_ELEMENT);
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
    if (elements > ARTICLE_LIMITS.elements + 1) return 'elements';
    if (depth > ARTICLE_LIMITS.depth) return 'depth';
  }
  const tables = [...document.querySelectorAll('table')];
  return tables.some(isTooLarge) ? 'cells' : undefined;
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
