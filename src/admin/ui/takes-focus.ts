/** Marks what is to have the focus when a page is opened: drawn beside the document, as the first page is, nothing can take it. */
export const TAKES_FOCUS = 'data-takes-focus';
