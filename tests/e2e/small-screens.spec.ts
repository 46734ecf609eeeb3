import { routeEntries } from '../../src/shared/route-table.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const NARROWEST = { width: 320, height: 640 };

test('every screen fits the narrowest phone, and the longest word of an address @phone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/unbroken error: .* status of 404/);
  await page.setViewportSize(NARROWEST);
  const paths = routeEntries
    .map(({ path }) => path)
    .filter((path) => path !== '/admin' && !path.includes(':') && !path.includes('*'));
  for (const path of [
    ...paths,
    '/blog/the-end-of-tenancy-cleaning-checklist',
    `/${'unbroken'.repeat(40)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('page numbers of three digits fit the narrowest phone @phone', async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await insertPosts(
    server,
    Array.from({ length: 600 }, () => aPost()),
  );
  await page.setViewportSize(NARROWEST);
  for (const number of [100, 103]) {
    await page.goto(`${server.url}/blog?page=${number}`);
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' });
    await expect(pages.getByRole('button', { name: `Page ${number}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const box = await pages.getByRole('list').evaluate((list) => {
      const [first, last] = [list.firstElementChild, list.lastElementChild];
      const edge = document.documentElement.clientWidth;
      return {
        left: first?.getBoundingClientRect().left ?? -1,
        right: edge - (last?.getBoundingClientRect().right ?? Infinity),
      };
    });
    expect(Math.min(box.left, box.right), `at page ${number}`).toBeGreaterThanOrEqual(0);
  }
});
