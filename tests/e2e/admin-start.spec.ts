import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { gotoHydrated, isHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const CODE = /admin-assets\/[^/]*\.js$/;

/** Serves the built page; the application once the test releases it. */
async function openBeforeCode(page: Page, path = '/admin'): Promise<() => Promise<void>> {
  const release = await holdRequests(page, CODE);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
}

/** @returns the cumulative layout shift since the document began */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

/** Positions of the bars, the heading and the form's elements, by name. */
const places = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const parts =
      'header, nav[aria-label=Admin], h1, label, legend, input, select, textarea:not([aria-hidden]), output, form button';
    for (const part of document.querySelectorAll(`#root :is(${parts})`)) {
      const { x, y, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('name') ?? part.getAttribute('aria-label') ?? part.textContent;
      // Without values, and without a bar that shows what fits.
      const isUnnamed = ['TEXTAREA', 'HEADER'].includes(part.tagName);
      const key = `${part.tagName} ${isUnnamed ? '' : name}`;
      if (width > 1)
        found[key in found ? `${key} again` : key] = [x, y, width, height].map(Math.round).join();
    }
    return found;
  });

test.describe('the admin before its code is here', () => {
  test(
    'shows the form where the application will show it, in both schemes',
    { tag: '@slow' },
    async ({ page }) => {
      const movedSoFar = await watchShifts(page);
      for (const [width, colorScheme] of [
        [390, 'light'],
        [768, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const showApplication = await openBeforeCode(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Blog Post');
        const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
        await expect(page.getByText(today)).toBeVisible();
        const before = await places(page);
        const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(Object.keys(before).length).toBeGreaterThan(20);
        if (width < 1000) expect(await axeFindings(page), colorScheme).toEqual([]);
        await showApplication();
        expect(await places(page)).toMatchObject(before);
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          colour,
        );
        expect(await movedSoFar()).toBeLessThan(0.001);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );

  test('keeps what is typed, chosen and pressed, and the caret', async ({ page }) => {
    const showApplication = await openBeforeCode(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Lift a stain');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Carpet Cleaning');
    await page.locator('input[type=file]').setInputFiles('public/pictures/office.webp');
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
    await excerpt.pressSequentially('Dab, not rub');
    await excerpt.press('Home');
    await excerpt.press('Enter');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await excerpt.focus();
    await showApplication();

    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lift a stain');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Carpet Cleaning');
    await expect(page.getByRole('img', { name: /^Preview of/ })).toBeVisible();
    await expect(page.getByText('/blog/lift-a-stain')).toBeVisible();
    await expect(page.getByText('Content is required')).toBeVisible();
    await excerpt.press('X');
    await expect(excerpt).toHaveValue('\nXDab, not rub');
  });

  test(
    'keeps what is typed right after a reload, also where one came from another page',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/admin/blog_posts');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('link', { name: 'New blog post' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const title = page.getByRole('textbox', { name: 'Title' });
      for (const words of ['Dust', 'Rust', 'Must']) {
        await page.reload({ waitUntil: 'commit' });
        await title.fill(words);
        await expect(page.getByRole('button', { name: 'Edit web address' })).toBeVisible();
        await expect(page.getByText(`/blog/${words.toLowerCase()}`)).toBeVisible();
        await expect(title).toBeFocused();
      }
    },
  );

  test('has bars and heading at every other address', { tag: '@slow' }, async ({ page }) => {
    const main = page.getByRole('main');
    for (const [path, colorScheme, heading, comesLast] of [
      ['/admin/blog_posts', 'light', 'Blog posts', main.getByRole('searchbox')],
      [
        '/admin/questions/create',
        'dark',
        'Create New Question',
        main.getByRole('textbox', { name: 'Answer' }),
      ],
      ['/admin/company', 'light', 'Company', main.getByRole('group', { name: 'Opening hours' })],
      ['/admin/login', 'dark', 'Sign in', main.getByRole('button', { name: 'Sign in' })],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const showApplication = await openBeforeCode(page, path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeHidden();
      // One document for many pages: which link is current is unknown.
      await expect(page.locator('nav[aria-label=Admin] [aria-current]')).toHaveCount(0);
      // The company's document and scheme are those of the blog posts.
      if (path !== '/admin/company') expect(await axeFindings(page), path).toEqual([]);
      await showApplication();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(comesLast).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('is dark in the dark scheme', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/admin');
    // Pressed as soon as it is rendered, perhaps before hydration.
    await page.getByRole('button', { name: 'Light or dark' }).click();
    const dark = 'rgb(12, 37, 55)';
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', dark);
    for (const path of ['/admin', '/admin/blog_posts', '/admin/login']) {
      const showApplication = await openBeforeCode(page, path);
      await expect(body).toHaveCSS('background-color', dark);
      await showApplication();
      await expect(body).toHaveCSS('background-color', dark);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('reports that its code did not load, with links', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|ERR_FAILED/);
    await page.route(CODE, (route) => route.abort());
    await page.goto('/admin');
    const failed = page.getByRole('alert').filter({ hasText: 'could not start' });
    await expect(failed).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Still there');
    await page.unrouteAll({ behavior: 'wait' });
    await failed.getByRole('link', { name: 'load this page again' }).click();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  for (const [what, path, breakIt, words] of [
    [
      'nothing can be drawn',
      '/admin',
      () => (window.matchMedia = () => JSON.parse('broken on purpose') as MediaQueryList),
      'could not start',
    ],
    [
      'a page cannot be drawn',
      '/admin/blog_posts',
      () => (URLSearchParams.prototype.toString = () => JSON.parse('broken on purpose') as string),
      'could not be shown',
    ],
  ] as const)
    test(`reports, with links, when ${what}`, async ({ page, expectConsole }) => {
      expectConsole(/broken on/);
      await page.addInitScript(breakIt);
      await page.goto(path);
      // Where not even that can be rendered, the error page is shown.
      await expect
        .poll(async () => (await isHydrated(page)) || (await page.getByRole('alert').count()) > 0)
        .toBe(true);
      const alert = page.getByRole('alert').filter({ hasText: words });
      await expect(alert).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'load this page again' }).or(page.getByText('Load again')),
      ).toBeVisible();
    });

  test(
    'says so when the code of its page is refused',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|ERR_FAILED|Failed to fetch|dynamically imported/);
      await page.route(/admin-assets\/ResourceList-/, (route) => route.abort());
      await page.goto('/admin/blog_posts');
      // Two seconds after the first failure.
      await expect(page.getByText('This page could not be shown')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  );

  test('shows what is wrong when a record cannot be read, and asks again', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    const refuse = { status: 403, json: { code: '42501', message: 'permission denied' } };
    await page.route('**/rest/v1/company*', (route) => route.fulfill(refuse));
    await gotoHydrated(page, '/admin/company');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await expect(page.getByRole('group', { name: 'Opening hours' })).toBeVisible();
  });
});
