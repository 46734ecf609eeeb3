/** Path of the element's field. */
export const EDIT = 'data-edit';
/** Address of another record's form. */
export const ELSEWHERE = 'data-edit-elsewhere';
/** Path of a part of the record, such as a section. */
export const REGION = 'data-edit-region';
/** Marks the focused field's element. */
export const EDITED = 'data-edited';
/** Marks a root with navigation bar and footer. */
export const WHOLE = 'data-whole';

export function isArticle(element: Element): boolean {
  return element.hasAttribute('data-article');
}
