import type { Page } from '@playwright/test';

/** Milliseconds of the main thread, median over the keys of a text: from the key to the list's new state in the document. */
export async function medianKeystroke(page: Page, text: string): Promise<number> {
  const times = await page.evaluate(async (words) => {
    const box = document.querySelector<HTMLInputElement>('input[type="search"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const durations: number[] = [];
    for (let length = 1; box && length <= words.length; length += 1) {
      const start = performance.now();
      // Past React's own shadow of `value`, as a key does it.
      setValue?.call(box, words.slice(0, length));
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      void document.body.offsetHeight;
      durations.push(performance.now() - start);
      await new Promise((next) => requestAnimationFrame(next));
    }
    return durations.sort((a, b) => a - b);
  }, text);
  const median = times[Math.floor(times.length / 2)];
  if (median === undefined) throw new Error('The search box is missing');
  return Math.round(median * 10) / 10;
}
