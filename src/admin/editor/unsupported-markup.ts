import { parse } from './parse-html';
import { andList } from '../../shared/text';

const SAME_MEANING: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };
const MAX_NAMED = 4;
const ATTRIBUTES_ADDED_BY_US = new Set(['rel', 'loading', 'role', 'tabindex', 'aria-label']);

/**
 * Elements, attributes or text of `before` missing in `after`: "<script>", "onclick", "some of the text". Ignores
 * paragraphs, which both sides wrap and unwrap.
 */
export function unsupportedMarkup(before: string, after: string): string[] {
  const body = parse(before);
  const right = inventory(parse(after));
  const isLost = ([part, count]: [string, number]) => count > (right.parts.get(part) ?? 0);
  const lost = [...inventory(body).parts].filter(isLost).map(([part]) => part);
  const left = inventory(body, new Set(lost));
  const names = lost.filter((part) => isLost([part, left.parts.get(part) ?? 0]));
  return left.text === right.text || names.some((name) => name.startsWith('<'))
    ? names
    : [...names, 'some of the text'];
}

/** "<figure>", "<figure> and onclick", "<figure>, <dl> and 3 more". */
export function listParts(parts: string[]): string {
  const shown = parts.length > MAX_NAMED ? parts.slice(0, MAX_NAMED - 1) : parts;
  const rest = parts.length - shown.length;
  return andList(rest ? [...shown, `${rest} more`] : shown);
}

/** @param gone lost elements, whose attributes are not listed */
function inventory(
  body: HTMLElement,
  gone = new Set<string>(),
): { parts: Map<string, number>; text: string } {
  const parts = new Map<string, number>();
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    if (element.matches('div[data-table]')) continue;
    const part = `<${SAME_MEANING[element.localName] ?? element.localName}>`;
    if (!element.matches('p, tbody')) count(part);
    if (splitsItem(element)) count('a heading, list or picture at the beginning of a list item');
    if (gone.has(part)) continue;
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES_ADDED_BY_US.has(name) && !isDefault(name, value)) count(name);
    }
  }
  return { parts, text: (body.textContent ?? '').replace(/[\s\u00a0]+/g, '') };
}

/** The editor's items begin with a paragraph: it would end the list before another block. */
function splitsItem(element: Element): boolean {
  const blocks = 'h2, h3, h4, ul, ol, blockquote, pre, hr, table, figure, img';
  const isFirst = element.matches(`li > :is(${blocks}):first-child`);
  return isFirst && !/\S/.test(element.previousSibling?.textContent ?? '');
}

/** The editor writes some default attributes of cells and lists. */
function isDefault(name: string, value: string): boolean {
  return /^(colspan|rowspan|start)$/.test(name) && value === '1';
}
