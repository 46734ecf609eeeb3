import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../a11y/checks/reflow.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 2 });
const searchBox = (page: Page) => page.getByPlaceholder('Search articles...');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });

test.describe('blog list', () => {
  test('finds articles by title and category, and keeps both in the address', async ({ page }) => {
    await page.goto('/blog');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cleaning Tips & Insights' }),
    ).toBeVisible();
    await expect(titles(page)).toHaveCount(6);
    await expect(
      page.getByRole('group', { name: 'Category' }).getByRole('button').first(),
    ).toHaveText('All');

    await pages(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();

    await searchBox(page).pressSequentially('CARPET');
    await expect(page.getByText('2 articles')).toBeVisible();
    await expect(titles(page)).toContainText([/carpet/i, /carpet/i]);
    await expect(page).toHaveURL('/blog?q=CARPET');

    await category(page, 'Carpet Cleaning').click();
    await expect(page).toHaveURL('/blog?q=CARPET&category=Carpet+Cleaning');
    await page.reload();
    await expect(searchBox(page)).toHaveValue('CARPET');
    await expect(category(page, 'Carpet Cleaning')).toHaveAttribute('aria-pressed', 'true');

    await page.goBack();
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(searchBox(page)).toHaveValue('CARPET');

    await test.step('typing has replaced the entry of page 2 instead of adding one per key', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/blog');
      await expect(searchBox(page)).toHaveValue('');
      await expect(titles(page)).toHaveCount(6);
    });
  });

  test('shows what was found when the search is entered, without the keyboard', async ({
    page,
  }) => {
    await gotoHydrated(page, '/blog');
    await searchBox(page).pressSequentially('carpet');
    await searchBox(page).press('Enter');
    await expect(searchBox(page)).not.toBeFocused();
    await expect(page.getByText('2 articles')).toBeVisible();
    await expect(page).toHaveURL('/blog?q=carpet');
  });

  test('turns pages, six posts each, and shows the nearest page to one that does not exist', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(titles(page)).toHaveCount(6);
    const onFirst = await titles(page).allTextContents();
    await expect(pages(page).getByRole('button', { name: 'Previous' })).toBeDisabled();

    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(pages(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();
    await expect(titles(page).first()).toBeInViewport();
    expect(onFirst).not.toContain(await titles(page).first().textContent());

    await page.goto('/blog?page=99');
    await expect(pages(page).getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(titles(page)).not.toHaveCount(0);
  });

  test('turns a page for a double click, and opens no article by it', async ({ page }) => {
    await gotoHydrated(page, '/blog');
    await pages(page).getByRole('button', { name: 'Next' }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(titles(page).first()).toBeInViewport();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page).toHaveURL('/blog?page=2');
    await page
      .getByRole('link', { name: /^Read more about/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'All articles' })).toBeVisible();
  });

  test('says when nothing is found, and starts again with all filters cleared', async ({
    page,
  }) => {
    await page.goto('/blog?q=zeppelin&category=Green+Cleaning');
    await expect(page.getByRole('heading', { name: 'No Posts Found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expect(pages(page)).toBeHidden();

    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(titles(page)).toHaveCount(6);
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect(page).toHaveURL('/blog');
  });

  test('shows a picture with every card, its own, its category’s or the default, and nothing moves', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    await page.route('**/gone.webp', (route) => route.fulfill({ status: 404 }));
    await insertPosts(server, [
      aPost({ title: 'Lost picture', date: 'May 3, 2031', image: '/images/gone.webp' }),
      aPost({ title: 'No picture', date: 'May 2, 2031', category: 'Green Cleaning' }),
      aPost({ title: 'Other category', date: 'May 1, 2031', category: 'Deep Cleaning' }),
    ]);
    await page.goto('/blog');
    const picture = (title: string) =>
      cards(page).filter({ hasText: title }).getByRole('presentation');
    await expect(picture('Lost picture')).toHaveAttribute('src', /blog-default/);
    await expect(picture('No picture')).toHaveAttribute('src', /blog-green-cleaning/);
    await expect(picture('Other category')).toHaveAttribute('src', /blog-default/);
    for (const image of await cards(page).getByRole('presentation').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 1 };
      expect(width / height).toBeCloseTo(16 / 9, 1);
    }
    // Web Vitals calls a shift below 0.1 good; the prerendered list reserves the space of three new posts.
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  test(
    'prefetches a hovered post, and restores the list’s position on the way back',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      // Whose posts are as built: nothing is read again.
      const server = await startServer();
      await gotoHydrated(page, `${server.url}/blog`);
      const card = cards(page).nth(4);
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const text = page.waitForResponse(/blog_posts\?.*slug=eq/);
      await card.getByRole('link').hover();
      await text;
      await searchBox(page).fill(title);
      await expect(page.getByText('1 article', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/q=/);
      await cards(page).filter({ hasText: title }).scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => window.scrollY);
      const before = await place();

      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await cards(page).filter({ hasText: title }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await page.goBack();
      await expect(searchBox(page)).toHaveValue(title);
      await expect(titles(page).filter({ hasText: title })).toBeVisible();
      await expect.poll(place).toBe(before);
      expect(requests.filter((url) => url.includes('/rest/v1/blog_posts'))).toEqual([]);
    },
  );

  /** Types a text and acts before React has rendered the address that follows from it. */
  const searchAndAtOnce = (page: Page, text: string, next: { text: string } | { link: string }) =>
    searchBox(page).evaluate(
      (element, { text, next }) => {
        const box = element as HTMLInputElement;
        const texts = 'text' in next ? [text, next.text] : [text];
        for (const value of texts) {
          box.focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            box,
            value,
          );
          box.dispatchEvent(new Event('input', { bubbles: true }));
          box.blur();
        }
        if ('link' in next) document.querySelector<HTMLElement>(next.link)?.click();
      },
      { text, next },
    );

  test('what is deleted while its search is being shown stays deleted', async ({ page }) => {
    await gotoHydrated(page, '/blog');
    await searchAndAtOnce(page, 'carpet', { text: '' });
    await expect(page).toHaveURL('/blog');
    await expect(searchBox(page)).toHaveValue('');
    await expect(pages(page).getByRole('button', { name: 'Page 2' })).toBeVisible();
  });

  test(
    'fits a phone with hundreds of pages',
    { tag: ['@phone', '@slow'] },
    async ({ page, startServer }) => {
      const server = await startServer();
      await insertPosts(
        server,
        Array.from({ length: 1100 }, (_, index) => aPost({ title: `Tip ${index + 1}` })),
      );
      await page.goto(`${server.url}/blog?q=tip&page=92`);
      await expect(page.getByText('547–552 of 1100 articles')).toBeVisible();
      const numbers = pages(page).getByRole('listitem');
      await expect(numbers).toHaveText(['1', '…', '91', '92', '93', '…', '184']);
      for (const number of await numbers.getByRole('button').all()) {
        expect((await number.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
      expect(await sidewaysScroll(page)).toBe(0);

      await page.setViewportSize({ width: 320, height: 640 });
      for (const number of [100, 103]) {
        await page.goto(`${server.url}/blog?page=${number}`);
        await expect(pages(page).getByRole('button', { name: `Page ${number}` })).toHaveAttribute(
          'aria-current',
          'page',
        );
        const room = await pages(page)
          .getByRole('list')
          .evaluate(({ firstElementChild, lastElementChild }) =>
            Math.min(
              firstElementChild?.getBoundingClientRect().left ?? -1,
              document.documentElement.clientWidth -
                (lastElementChild?.getBoundingClientRect().right ?? Infinity),
            ),
          );
        expect(room, `at page ${number}`).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
