/** On an element of a preview: the path of the field that it shows. */
export const EDIT = 'data-edit';
/** On one that shows a text of another record: the address of that record's form. */
export const ELSEWHERE = 'data-edit-elsewhere';
/** On what a preview draws of one part of a record, such as a section: the part's path. */
export const REGION = 'data-edit-region';
/** On the element whose field has the focus. */
export const EDITED = 'data-edited';
/** On the root of a preview that shows the whole page. */
export const WHOLE = 'data-whole';

/** Whether an element holds what a rich text says. */
export function isArticle(element: Element): boolean {
  return element.hasAttribute('data-article');
}
