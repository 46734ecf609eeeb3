import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { test } from './firefox.ts';
import { holdScripts } from './held-scripts.ts';
import { fine, SCREENS, SIZES, whatIsWrong } from './screens.ts';

// By CSS: by role and name (::-p-aria) Firefox takes up to 25 s on a busy machine.
const menu = (tab: Page) => tab.locator('button[aria-label="Menu"]');
const button = (tab: Page, text: string) => tab.locator(`button::-p-text(${text})`);

const isExpanded = (button: Element) => button.getAttribute('aria-expanded') === 'true';

const path = (tab: Page) => {
  const { pathname, search } = new URL(tab.url());
  return pathname + search;
};

const titles = (tab: Page) =>
  tab.$$eval('[aria-label="Articles"] h2', (all) => all.map(({ textContent }) => textContent));

test('every screen shows heading and pictures', { tag: '@slow' }, async ({ tab, server }) => {
  for (const screen of SCREENS) {
    // Firefox logs aborted scripts of a page that is left.
    await tab.goto(server.url + screen, { waitUntil: 'networkidle0' });
    for (const size of SIZES) {
      await tab.setViewport(size);
      const wrong = () => tab.evaluate(whatIsWrong);
      await expect.poll(wrong, `${screen} at ${size.width} px`).toEqual(fine(screen));
    }
  }
});

test('what is typed and pressed before the code arrives is not lost', async ({ tab, server }) => {
  const held = await holdScripts(server);
  await tab.setViewport({ width: 390, height: 844 });
  await tab.goto(held.url, { waitUntil: [] });
  await tab.locator('[name=name]').fill('Ada Byron');
  await tab.locator('[name=email]').fill('ada@example.com');
  await tab.locator('[name=phone]').fill('0121 496 0000');
  await tab.locator('[name=service]').fill('Carpet Cleaning');
  await tab.locator('[name=message]').fill('Two rooms, please.');
  await menu(tab).click();
  held.release();
  await menu(tab).filter(isExpanded).click();
  await button(tab, 'Send Message').click();
  await tab.locator('::-p-text(Thank You!)').wait();
  held.close();
});

test('articles are found by title and category, and Back undoes it', async ({ tab, server }) => {
  await tab.goto(`${server.url}/blog`);
  await expect.poll(async () => (await titles(tab)).length).toBe(6);
  await tab.locator('input[type=search]').fill('carpet');
  await expect.poll(async () => (await titles(tab)).length).toBe(2);
  await button(tab, 'Carpet Cleaning').click();
  await expect.poll(() => path(tab)).toBe('/blog?q=carpet&category=Carpet+Cleaning');
  await tab.goBack();
  await expect.poll(() => path(tab)).toBe('/blog?q=carpet');
});
