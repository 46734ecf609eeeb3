import { window } from './foreign-dom.ts';

/** Block elements, and whether they may hold paragraphs. */
const HOLDS_PARAGRAPHS =
  'blockquote, div, section, article, aside, main, header, footer, center, details, form, fieldset';
const HOLDS_LINES = 'p, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, figcaption, caption, summary';
const BLOCK = `${HOLDS_PARAGRAPHS}, ${HOLDS_LINES}, ul, ol, dl, pre, table, thead, tbody, tfoot, tr, figure, hr, iframe, nav, address, script, style`;
const BLANK_LINE = /\n\s*\n/;
/** Comments by which WordPress divides a text. */
const PARTS = /^(?:more\b|nextpage$)/;

/**
 * WordPress' wpautop: blank lines end paragraphs, single line breaks become `<br>`.
 * @param within also inside of existing blocks
 */
export function addParagraphs(holder: Element, { within = true } = {}): void {
  let run: ChildNode[] = [];
  const end = (next: ChildNode | null) => {
    for (const paragraph of paragraphsOf(run)) holder.insertBefore(paragraph, next);
    run = [];
  };
  for (const node of [...holder.childNodes]) {
    if (isInline(node)) run.push(node);
    else {
      end(node);
      if (within && isElement(node)) withinBlock(node);
    }
  }
  end(null);
}

function withinBlock(block: Element): void {
  if (block.matches('pre, script, style')) return;
  const isHolder =
    block.matches(HOLDS_PARAGRAPHS) ||
    (block.matches('li, td, th, dd') && BLANK_LINE.test(block.textContent ?? ''));
  if (isHolder) return addParagraphs(block);
  if (block.matches(HOLDS_LINES)) breakLines(block);
  for (const child of block.children) if (child.matches(BLOCK)) withinBlock(child);
}

function isElement(node: Node | null): node is Element {
  return node?.nodeType === window.Node.ELEMENT_NODE;
}

function isInline(node: Node): boolean {
  if (isElement(node)) return !node.matches(BLOCK) && !node.querySelector(BLOCK);
  return node.nodeType !== window.Node.COMMENT_NODE || !PARTS.test(node.textContent ?? '');
}

/** Moves the nodes. */
function paragraphsOf(run: readonly ChildNode[]): Element[] {
  const paragraphs: Element[] = [];
  const begin = () => paragraphs.push(window.document.createElement('p'));
  begin();
  for (const node of run) {
    node.remove();
    if (node.nodeType === window.Node.COMMENT_NODE) continue;
    const pieces = isElement(node) ? [node] : (node.textContent ?? '').split(BLANK_LINE);
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) begin();
      paragraphs.at(-1)?.append(piece);
    }
  }
  const filled = paragraphs.filter(
    (paragraph) => /\S/.test(paragraph.textContent ?? '') || hasElement(paragraph),
  );
  for (const paragraph of filled) {
    breakLines(paragraph);
    trim(paragraph);
  }
  return filled;
}

const hasElement = (paragraph: Element) => paragraph.querySelector(':not(br)') !== null;

function breakLines(block: Element): void {
  const walker = window.document.createTreeWalker(block, window.NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.includes('\n') || text.parentElement?.closest('pre, code')) continue;
    if (isElement(text.parentElement) && text.parentElement.matches('ul, ol, table, tr')) continue;
    text.replaceWith(...lined(text));
  }
}

function lined(text: Text): (string | Element)[] {
  const lines = text.data.split('\n');
  const last = lines.length - 1;
  const words = lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < last ? line.trimEnd() : line))
    .filter((line) => /\S/.test(line));
  const lineBreak = () => [window.document.createElement('br'), '\n'];
  const isEdgeBefore = isEdge(text.previousSibling);
  const isEdgeAfter = isEdge(text.nextSibling);
  if (words.length === 0) return isEdgeBefore || isEdgeAfter ? ['\n'] : lineBreak();
  return [
    ...(lines[0]?.trim() || isEdgeBefore ? [] : lineBreak()),
    ...words.flatMap((line, index) => (index > 0 ? [...lineBreak(), line] : [line])),
    ...(lines[last]?.trim() || isEdgeAfter ? [] : lineBreak()),
  ];
}

/** The edge of a block, a `<br>`, or another block. */
function isEdge(sibling: Node | null): boolean {
  return sibling === null || (isElement(sibling) && sibling.matches(`br, ${BLOCK}`));
}

function trim(paragraph: Element): void {
  for (const side of ['firstChild', 'lastChild'] as const) {
    let node = paragraph[side];
    while (node && (isElement(node) ? node.matches('br') : !node.textContent?.trim())) {
      node.remove();
      node = paragraph[side];
    }
    if (node && !isElement(node)) {
      const text = node.textContent ?? '';
      node.textContent = side === 'firstChild' ? text.trimStart() : text.trimEnd();
    }
  }
}
