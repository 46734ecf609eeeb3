/** A `ref` that focuses a mounted element. A stable function, because React calls a changed ref again. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
