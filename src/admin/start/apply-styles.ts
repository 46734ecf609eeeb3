/**
 * Whether emotion's styles are for what is seen. While a page is drawn beside another they are not: the browser would
 * look for what each new one is for, and find nothing.
 */
export function applyStyles(areApplied: boolean): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    if (sheet) sheet.disabled = !areApplied;
  }
}
