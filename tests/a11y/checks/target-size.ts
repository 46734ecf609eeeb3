import type { Page } from '@playwright/test';

/** WCAG 2.2, criterion 2.5.8: 24 by 24 CSS pixels, except links within a line of text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN = 24;
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [contenteditable=true]';

    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** Of the control or its label. */
    const boxes = (element: Element) =>
      [element, ...((element as HTMLInputElement).labels ?? [])].map((target) =>
        target.getBoundingClientRect(),
      );

    return (
      [...document.querySelectorAll(CONTROLS)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Visually hidden: its label is pressed instead.
        .filter((element) => getComputedStyle(element).clip === 'auto')
        .filter((element) => !element.closest('[aria-hidden=true], [inert]') && !isInText(element))
        .filter((element) => !boxes(element).some((b) => b.width >= MIN && b.height >= MIN))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.outerHTML.slice(0, 160)} is ${Math.round(width)} × ${Math.round(height)}`;
        })
    );
  });
}
