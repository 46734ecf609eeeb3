import type { Locator } from '@playwright/test';

/** How long a finger rests on the glass, and how long a person looks before it, in ms. */
const REST_MS = 80;
const LOOK_MS = 500;

/**
 * Taps as a person does: the target has come into view a while ago, and the finger rests on it. Playwright's own `tap`
 * scrolls, comes down and goes up in one moment, and the browser counts the work of all three as the answer's delay.
 */
export async function tapWithFinger(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not shown.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(REST_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
