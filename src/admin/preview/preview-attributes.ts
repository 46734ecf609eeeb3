/** On an element of a preview: the path of the field that it shows. */
export const EDIT = 'data-edit';

/** Whether an element holds what a rich text says. */
export function isArticle(element: Element): boolean {
  return element.hasAttribute('data-article');
}
