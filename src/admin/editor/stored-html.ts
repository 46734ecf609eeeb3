import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { ARTICLE_LIMITS, excessOfTags } from '../../shared/article/article-limits';
import { sanitizeArticle } from '../../shared/article/sanitize-article';
import { withoutOwnOrigin } from './link-address';
import { parse } from './parse-html';
import { LEFT_OUT } from './pasted-pictures';

/** Also non-breaking spaces, which word processors add. */
const BLANK = /^[\s\u00a0]*$/;
const SHOWS_WITHOUT_TEXT = `img, ${LEFT_OUT}`;
const BLOCK_EDGES =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|pre|figure)>|<(?:ul|ol|table|thead|tbody|blockquote)(?: [^>]*)?>|<hr>)(?!\n|$)/g;

/**
 * Canonical HTML for the database: sanitised, without the attributes added on rendering, one block a line; '' if
 * visually empty. Idempotent.
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
  /** Removed at the end. */
  isPadding: boolean;
}

const cache = new WeakMap<Node, Block>();

/** `toStoredHtml` of the editor's document, cached per node, since nodes are immutable. */
export function storedDocument(doc: Node): string {
  const blocks = doc.content.content.map((node) => {
    const block = cache.get(node) ?? storedBlock(node);
    cache.set(node, block);
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
  const html = getHTMLFromFragment(Fragment.from(node), node.type.schema);
  const flat = withoutOnlyParagraphs(html);
  // Refused by the form, where the sanitiser would leave the text alone; the schema's own markup is harmless.
  if (flat === undefined || (flat !== html && excessOfTags(flat)))
    return { html, isBlank: false, isPadding: false };
  const body = storedBody(flat);
  const isPadding = isBlank(body) && [...body.children].every((child) => child.matches('p'));
  return { html: body.innerHTML, isBlank: isBlank(body), isPadding };
}

/** The editor's paragraphs in cells and items double the elements at most; of more, a parser may take half a minute. */
function withoutOnlyParagraphs(html: string): string | undefined {
  if (!excessOfTags(html)) return html;
  if (excessOfTags(html, 2 * ARTICLE_LIMITS.elements)) return undefined;
  const body = parse(html);
  unwrapParagraphs(body);
  return body.innerHTML;
}

function storedBody(html: string): HTMLElement {
  const body = sanitizedBody(html);
  for (const box of body.querySelectorAll('div[data-table]')) box.replaceWith(...box.childNodes);
  for (const picture of body.querySelectorAll('img')) picture.removeAttribute('loading');
  for (const name of ['href', 'src']) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, withoutOwnOrigin(element.getAttribute(name) ?? ''));
    }
  }
  for (const caption of body.querySelectorAll('figcaption')) if (isBlank(caption)) caption.remove();
  unwrapParagraphs(body);
  for (const table of body.querySelectorAll('table')) restoreTableHead(table);
  return body;
}

const sanitizedBody = (html: string) => parse(sanitizeArticle(withoutOnlyParagraphs(html) ?? html));

function inLines(html: string): string {
  return html.trim().replace(BLOCK_EDGES, '$1\n');
}

/** Sanitises HTML copied inside the editor; keeps ProseMirror's `data-pm-slice`. */
export function cleanOwnCopy(html: string): string {
  const cut = excessOfTags(html, 2 * ARTICLE_LIMITS.elements)
    ? undefined
    : parse(html).querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  const body = sanitizedBody(html);
  if (cut) body.firstElementChild?.setAttribute('data-pm-slice', cut);
  return body.innerHTML;
}

export function isBlank(element: Element): boolean {
  return BLANK.test(element.textContent ?? '') && !element.querySelector(SHOWS_WITHOUT_TEXT);
}

function unwrapParagraphs(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
}

/** The editor wraps each item's text in a paragraph. */
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

/** Moves leading rows of header cells only to `thead`, which the editor's tables lack. */
function restoreTableHead(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  if (!body || table.tHead) return;
  const rows = [...body.rows];
  const end = rows.findIndex((row) => [...row.cells].some((cell) => cell.localName === 'td'));
  if (end > 0) table.createTHead().append(...rows.slice(0, end));
}
