/** Marks what is to have the focus when a page is opened: drawn beside the document, as the first page is, nothing can take it. */
export const TAKES_FOCUS = 'data-takes-focus';

/** A `ref` that gives the focus to what has come. One function for all renders: React calls a ref again when it is another. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
