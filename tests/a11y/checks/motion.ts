import type { Page } from '@playwright/test';

/** What still moves, or would move on the next change, although the visitor asked for reduced motion. */
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
