import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';
import { EDIT, ELSEWHERE, isArticle, REGION } from './preview-attributes';
import { TextMatcher } from './match-texts';

/**
 * Annotates elements of a preview with their field's path. Visitors' components are not involved: an element's text is
 * matched with the texts of its region, then with those of other records.
 * @param elsewhere addresses of forms by rendered text
 */
export function markTexts(
  page: Element,
  texts: readonly RecordText[],
  elsewhere: ReadonlyMap<string, readonly string[]> = new Map(),
): void {
  const fields = new Map<Element, string>();
  const links = new Map<Element, string>();
  const regions = [...page.querySelectorAll(`[${REGION}]`)];
  const paths = regions.map((region) => `${region.getAttribute(REGION)}.`);
  for (const region of [page, ...regions]) {
    const path = region.getAttribute(REGION);
    const pool = new TextMatcher(
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
  write(page, EDIT, fields);
  write(page, ELSEWHERE, links);
}

/** Texts, pictures and articles of a region in order, without nested regions. */
function* contentNodes(region: Element): Generator<Node> {
  for (const node of region.childNodes) {
    if (!isElement(node)) {
      if (node.nodeType === Node.TEXT_NODE && normalizeSpace(node.textContent ?? '')) yield node;
    } else if (node.matches('img') || isArticle(node)) yield node;
    else if (!node.hasAttribute(REGION) && !node.matches('script, style'))
      yield* contentNodes(node);
  }
}

/** Adjacent texts are of one record. */
function formOf(address: string): string {
  return address.replace(/\?.*/, '');
}

/** Not `instanceof`: the frame has classes of its own. */
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
