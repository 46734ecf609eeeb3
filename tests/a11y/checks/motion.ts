import type { Page } from '@playwright/test';

/** What moves, or would at the next change, in spite of reduced motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NOTICEABLE_S = 0.01;
    const longest = (list: string) => Math.max(...list.split(',').map(parseFloat));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const moves =
        (style.animationName !== 'none' && longest(style.animationDuration) > NOTICEABLE_S) ||
        longest(style.transitionDuration) > NOTICEABLE_S;
      return moves ? [`${element.outerHTML.slice(0, 120)} ${style.transition}`] : [];
    });
  });
}
