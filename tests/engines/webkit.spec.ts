import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { readPost } from '../support/posts.ts';
import { holdScripts } from './held-scripts.ts';
import { fine, SCREENS, SIZES, whatIsWrong } from './screens.ts';
import { test } from './webkit.ts';

const TIMEOUT_MS = 30_000;

const button = (name: string) => By.xpath(`//button[normalize-space()="${name}"]`);
const saying = (text: string) => By.xpath(`//*[contains(text(), "${text}")]`);

/** Reasons to retry: the page is loading, moving, or was just rendered again. */
const NOT_YET = [
  error.NoSuchElementError,
  error.NoSuchFrameError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.StaleElementReferenceError,
];

/** Retries. */
function soon<Result>(tab: WebDriver, attempt: () => Promise<Result>): Promise<Result> {
  return tab.wait(
    () =>
      attempt().catch((reason: unknown) => {
        if (NOT_YET.some((kind) => reason instanceof kind)) return undefined;
        throw reason;
      }),
    TIMEOUT_MS,
  ) as Promise<Result>;
}

const find = (tab: WebDriver, by: By) =>
  soon(tab, async () => {
    const element = await tab.findElement(by);
    if (!(await element.isDisplayed())) throw new error.ElementNotInteractableError();
    return element;
  });

/** Acts on an element in the middle of the window: WebDriver does not see what overlaps an edge. */
const act = (tab: WebDriver, by: By, action: (element: WebElement) => Promise<void>) =>
  soon(tab, async () => {
    const element = await find(tab, by);
    const center = '{ block: "center", behavior: "instant" }';
    await tab.executeScript(`arguments[0].scrollIntoView(${center})`, element);
    await action(element);
    return true;
  });

const press = (tab: WebDriver, by: By) => act(tab, by, (element) => element.click());

const write = (tab: WebDriver, by: By, text: string) =>
  act(tab, by, async (field) => {
    await tab.executeScript('arguments[0].focus(), arguments[0].select?.()', field);
    await field.sendKeys(text);
  });

const choose = (tab: WebDriver, by: By, option: string) =>
  act(tab, by, (field) => new Select(field).selectByVisibleText(option));

const path = async (tab: WebDriver) => {
  const { pathname, search } = new URL(await tab.getCurrentUrl());
  return pathname + search;
};

test('every screen shows its heading and pictures, on a phone and on a desk', async ({
  tab,
  server,
}) => {
  for (const screen of SCREENS) {
    await tab.get(server.url + screen);
    for (const size of SIZES) {
      await tab.manage().window().setRect(size);
      const wrong = () => tab.executeScript(`return (${whatIsWrong})()`).catch(String);
      await expect.poll(wrong, `${screen} at ${size.width} px`).toEqual(fine(screen));
    }
  }
});

test('what is typed and pressed before the code arrives is not lost', async ({ tab, server }) => {
  const held = await holdScripts(server);
  await tab.manage().window().setRect({ width: 390, height: 844 });
  await tab.get(held.url);
  await write(tab, By.name('name'), 'Ada Byron');
  await write(tab, By.name('email'), 'ada@example.com');
  await write(tab, By.name('phone'), '0121 496 0000');
  await choose(tab, By.name('service'), 'Carpet Cleaning');
  await write(tab, By.name('message'), 'Two rooms, please.');
  const menu = By.css('header button[aria-expanded]');
  await press(tab, menu);
  held.release();
  await find(tab, By.css('header button[aria-expanded=true]'));
  await press(tab, menu);
  await press(tab, button('Send Message'));
  await find(tab, saying('Thank You!'));
  held.close();
});

test('articles are found by title and category, and Back undoes it', async ({ tab, server }) => {
  await tab.get(`${server.url}/blog`);
  // Counted in the page, because handles of elements that are rendered again go stale.
  const titles = () =>
    tab
      .executeScript<number>("return document.querySelectorAll('[aria-label=Articles] h2').length")
      .catch(String);
  await expect.poll(titles).toBe(6);
  await write(tab, By.css('input[type=search]'), 'carpet');
  await expect.poll(titles).toBe(2);
  await press(tab, button('Carpet Cleaning'));
  await expect.poll(() => path(tab)).toBe('/blog?q=carpet&category=Carpet+Cleaning');
  await tab.navigate().back();
  await expect.poll(() => path(tab)).toBe('/blog?q=carpet');
});

test('a post is published, then edited', { tag: '@slow' }, async ({ tab, server }) => {
  await tab.get(`${server.url}/admin`);
  await press(tab, By.css('[role=textbox], textarea[name=content]'));
  await find(tab, By.css('[role=toolbar]'));
  const title = By.name('title');
  await write(tab, title, 'How to Clean a Hob');
  await choose(tab, By.name('category'), 'Deep Cleaning');
  await find(tab, button('Preview'));
  await write(tab, By.name('excerpt'), 'No scratched glass.');
  // The preview's sheet, rendered behind the form, has not taken the focus.
  await tab.wait(until.elementLocated(By.css('[aria-labelledby=preview-title]')), TIMEOUT_MS);
  expect(await tab.switchTo().activeElement().getAttribute('name')).toBe('excerpt');
  await write(tab, By.css('[role=textbox]'), 'Spread the paste before bed.');
  const file = await tab.wait(until.elementLocated(By.css('input[type=file]')), TIMEOUT_MS);
  await file.sendKeys(resolve('public/pictures/deep-cleaning.webp'));
  await find(tab, By.css('img[alt^="Preview of"]'));
  // The questions about a chosen picture push the button down once.
  await find(tab, saying('What stays in view on cards'));
  await press(tab, button('Create Post'));

  await expect.poll(() => path(tab)).toBe('/blog/how-to-clean-a-hob');
  await find(tab, saying('Spread the paste before bed.'));
  const { id } = await readPost(server, 'how-to-clean-a-hob');
  await tab.get(`${server.url}/admin/blog_posts/${id}`);
  await find(tab, button('Save changes'));
  await write(tab, title, 'How to Clean a Glass Hob');
  await press(tab, button('Save changes'));
  const saved = async () => (await readPost(server, 'how-to-clean-a-hob')).title;
  await expect.poll(saved).toBe('How to Clean a Glass Hob');
});
