import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';
import { EDIT, ELSEWHERE, isArticle, REGION } from './preview-attributes';
import { TextPool } from './text-pool';

/**
 * Writes at each element of a preview which field it shows. Visitors' components know nothing of it: what an element says
 * is looked up among the texts of its part of the record, and then among those of other records.
 * @param elsewhere addresses of the forms in which a text is written, by the text as it is shown
 * @param changed the regions to mark anew, of which none depends on another; all of them where the page is among them
 */
export function markTexts(
  page: Element,
  texts: readonly RecordText[],
  elsewhere: ReadonlyMap<string, readonly string[]> = new Map(),
  changed: ReadonlySet<Element> = new Set([page]),
): void {
  const fields = new Map<Element, string>();
  const links = new Map<Element, string>();
  const regions = [...page.querySelectorAll(`[${REGION}]`)];
  const paths = regions.map((region) => `${region.getAttribute(REGION)}.`);
  const isWhole = changed.has(page);
  const marked = isWhole ? [page, ...regions] : regions.filter((region) => changed.has(region));
  for (const region of marked) {
    const path = region.getAttribute(REGION);
    const pool = new TextPool(
      texts.filter((one) =>
        path === null
          ? !paths.some((other) => one.path.startsWith(other))
          : one.path.startsWith(`${path}.`),
      ),
    );
    let previous = '';
    for (const node of contentNodes(region)) {
      const element = isElement(node) ? node : node.parentElement;
      if (!element || fields.has(element)) continue;
      const field = pool.take(node);
      if (field) {
        fields.set(element, field.path);
        continue;
      }
      const found = elsewhere.get(normalizeSpace(node.textContent ?? '')) ?? [];
      const link = found.find((one) => formOf(one) === formOf(previous)) ?? found[0];
      if (link) links.set(element, (previous = link));
    }
  }
  for (const place of isWhole ? [page] : marked) {
    write(place, EDIT, fields);
    write(place, ELSEWHERE, links);
  }
}

/** The region that a change of a page is in; the page where regions come, go and move, which gives them other paths. */
export function regionOf(node: Node, page: Element): Element {
  return (isElement(node) ? node : node.parentElement)?.closest(`[${REGION}]`) ?? page;
}

/** The texts, pictures and articles of a region in their order, without those of regions inside it. */
function* contentNodes(region: Element): Generator<Node> {
  for (const node of region.childNodes) {
    if (!isElement(node)) {
      if (node.nodeType === Node.TEXT_NODE && normalizeSpace(node.textContent ?? '')) yield node;
    } else if (node.matches('img') || isArticle(node)) yield node;
    else if (!node.hasAttribute(REGION) && !node.matches('script, style'))
      yield* contentNodes(node);
  }
}

/** What stands together is of one record. */
function formOf(address: string): string {
  return address.replace(/\?.*/, '');
}

/** The preview is another document, whose elements are of other classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function write(page: Element, name: string, values: ReadonlyMap<Element, string>): void {
  for (const element of page.querySelectorAll(`[${name}]`)) {
    if (!values.has(element)) element.removeAttribute(name);
  }
  for (const [element, value] of values) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
