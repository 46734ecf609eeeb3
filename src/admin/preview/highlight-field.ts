import { EDIT, EDITED, isArticle, REGION } from './preview-attributes';

/**
 * Marks what a preview shows of the field that has the focus, and scrolls the preview there; the focus stays where it is.
 * @param block of a rich text, counted from its start
 */
export function highlightField(page: Document, path: string | undefined, block?: number): void {
  for (const element of page.querySelectorAll(`[${EDITED}]`)) element.removeAttribute(EDITED);
  const element = path === undefined ? undefined : elementOf(page, path);
  if (!element) return;
  const part = (isArticle(element) && block !== undefined && element.children[block]) || element;
  part.closest('details')?.setAttribute('open', '');
  part.setAttribute(EDITED, '');
  const { defaultView: view } = page;
  const { top, bottom } = part.getBoundingClientRect();
  if (!view || (top >= 0 && bottom <= view.innerHeight)) return;
  const inMiddle = top + view.scrollY - Math.max(0, (view.innerHeight - (bottom - top)) / 2);
  view.scrollTo({ top: inMiddle });
}

/** The element that shows a field, or the first of the part of the record that the field belongs to. */
function elementOf(page: Document, path: string): Element | undefined {
  const element = page.querySelector(`[${EDIT}="${CSS.escape(path)}"]`);
  if (element) return element;
  const regions = [...page.querySelectorAll(`[${REGION}]`)];
  const region = regions.find((one) => `${path}.`.startsWith(`${one.getAttribute(REGION)}.`));
  return region?.firstElementChild ?? undefined;
}
