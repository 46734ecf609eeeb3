/** On an element of a preview: the path of the field that it shows. */
export const EDIT = 'data-edit';

/** A text as a page shows it, whatever its white space. */
export function shownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether an element holds what a rich text says. */
export function isArticle(element: Element): boolean {
  return element.hasAttribute('data-article');
}
