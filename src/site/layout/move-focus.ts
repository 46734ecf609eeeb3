/** Gives the focus to an element of the page, also to one that takes none by itself, and leaves the page where it stands. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
