import { EDIT, EDITED, isArticle, REGION } from './preview-attributes';

/**
 * Highlights the focused field's element in the preview and scrolls to it, without moving the focus.
 * @param block index in a rich text
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

/** The field's element, or the first of its region. */
function elementOf(page: Document, path: string): Element | undefined {
  const element = page.querySelector(`[${EDIT}="${CSS.escape(path)}"]`);
  if (element) return element;
  const regions = [...page.querySelectorAll(`[${REGION}]`)];
  const region = regions.find((one) => `${path}.`.startsWith(`${one.getAttribute(REGION)}.`));
  return region?.firstElementChild ?? undefined;
}
