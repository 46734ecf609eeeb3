import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { sanitizeArticle } from '../../shared/article/sanitize-article';
import { parse } from './parse-html';
import { LEFT_OUT } from './pasted-pictures';

/** White space that pages collapse, and the non-breaking space that word processors leave behind. */
const BLANK = /^[\s\u00a0]*$/;
const SHOWS_WITHOUT_TEXT = `img, ${LEFT_OUT}`;
const BLOCK_EDGES =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|pre|figure)>|<(?:ul|ol|table|thead|tbody|blockquote)(?: [^>]*)?>|<hr>)(?!\n|$)/g;

/**
 * HTML from the source view as the database keeps it: what the public page's sanitiser lets through, without what that
 * adds at every rendering, one block a line; '' when a reader would see nothing. Applying it twice changes nothing.
 */
export function toStoredHtml(html: string): string {
  const body = storedBody(html);
  if (isBlank(body)) return '';
  while (body.lastElementChild?.matches('p') && isBlank(body.lastElementChild)) {
    body.lastElementChild.remove();
  }
  return inLines(body.innerHTML);
}

interface Block {
  html: string;
  isBlank: boolean;
  /** Left out where nothing follows. */
  isPadding: boolean;
}

const known = new WeakMap<Node, Block>();

/** What an editor holds, as toStoredHtml has it. The nodes of a document never change: each is read once. */
export function storedDocument(doc: Node): string {
  const blocks = doc.content.content.map((node) => {
    const block = known.get(node) ?? storedBlock(node);
    known.set(node, block);
    return block;
  });
  if (blocks.every((block) => block.isBlank)) return '';
  const last = blocks.findLastIndex((block) => !block.isPadding);
  return inLines(
    blocks
      .slice(0, last + 1)
      .map(({ html }) => html)
      .join(''),
  );
}

function storedBlock(node: Node): Block {
  const body = storedBody(getHTMLFromFragment(Fragment.from(node), node.type.schema));
  const isPadding = isBlank(body) && [...body.children].every((child) => child.matches('p'));
  return { html: body.innerHTML, isBlank: isBlank(body), isPadding };
}

function storedBody(html: string): HTMLElement {
  const body = parse(sanitizeArticle(html));
  for (const box of body.querySelectorAll('div[data-table]')) box.replaceWith(...box.childNodes);
  for (const picture of body.querySelectorAll('img')) picture.removeAttribute('loading');
  for (const caption of body.querySelectorAll('figcaption')) if (isBlank(caption)) caption.remove();
  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
  for (const table of body.querySelectorAll('table')) restoreTableHead(table);
  return body;
}

function inLines(html: string): string {
  return html.trim().replace(BLOCK_EDGES, '$1\n');
}

/** What was copied inside an editor, cleaned as what comes from elsewhere, with ProseMirror's mark of where it was cut. */
export function cleanOwnCopy(html: string): string {
  const cut = parse(html).querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  const body = parse(sanitizeArticle(html));
  if (cut) body.firstElementChild?.setAttribute('data-pm-slice', cut);
  return body.innerHTML;
}

export function isBlank(element: Element): boolean {
  return BLANK.test(element.textContent ?? '') && !element.querySelector(SHOWS_WITHOUT_TEXT);
}

/** The editor wraps every item's text in a paragraph; a lone one says nothing. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...rest] = item.children;
  const startsWithIt = first?.matches('p') && !/\S/.test(textBefore(first));
  if (startsWithIt && rest.every((child) => child.matches('ul, ol'))) {
    first.replaceWith(...first.childNodes);
  }
}

function textBefore(element: Element): string {
  return element.previousSibling?.textContent ?? '';
}

/** The editor's tables have a body only: leading rows of nothing but header cells are the head again. */
function restoreTableHead(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  if (!body || table.tHead) return;
  const rows = [...body.rows];
  const end = rows.findIndex((row) => [...row.cells].some((cell) => cell.localName === 'td'));
  if (end > 0) table.createTHead().append(...rows.slice(0, end));
}
