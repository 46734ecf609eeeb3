/** A `ref` that gives the focus to what has come. One function for all renders: React calls a ref again when it is another. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
