import type { Page } from '@playwright/test';

/** Overflow of the page in pixels (WCAG 2.2, criterion 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // An open menu reserves the width of the scrollbar.
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Sets the browser's text size; rem and media queries follow. */
export async function setTextSize(page: Page, percent: 100 | 200): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

/** Texts clipped by a box (WCAG 2.2, criterion 1.4.4). */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** For screen readers only. */
    const isHidden = (box: Element) => {
      const { clip, clipPath } = getComputedStyle(box);
      return clip !== 'auto' || clipPath !== 'none';
    };
    const isCut = (rect: DOMRect, box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) ||
        (cuts(overflowY) && (rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1))
      );
    };
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);
    // A scroll container clips nothing, whatever surrounds it.
    const ancestors = (element: Element | null): Element[] =>
      element && element !== document.body && !scrolls(element)
        ? [element, ...ancestors(element.parentElement)]
        : [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      const boxes = ancestors(parent);
      if (rect.width === 0 || boxes.some(isHidden)) continue;
      if (boxes.some((box) => isCut(rect, box))) cut.push(text.textContent.trim());
    }
    return cut;
  });
}
