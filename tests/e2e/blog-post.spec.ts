import { sidewaysScroll } from '../a11y/checks/reflow.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

test.describe('blog post', () => {
  test('is read, shared and followed by others of its category', async ({
    page,
    context,
    server,
  }) => {
    const category = 'Green Cleaning';
    const [post] = await insertPosts(server, [
      aPost({ title: 'Lemon & Salt', category, date: 'May 14, 2025' }),
      aPost({ title: 'Oldest of all', category, date: 'May 1, 1999' }),
      aPost({ title: 'Newest of all', category, date: 'May 1, 2031' }),
    ]);
    await page.goto(`/blog/${post?.slug}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1, name: 'Lemon & Salt' })).toBeVisible();
    await expect(article).toContainText(/Green CleaningMay 14, 2025Updated \w+ \d+, \d+1 min read/);
    await expect(article).toContainText('Wipe from the top down');
    await expect(article.getByRole('presentation')).toHaveAttribute('src', /blog-green-cleaning/);
    await expect(page).toHaveTitle(/^Lemon & Salt/);

    await test.step('three ways to share, none of them before a click', async () => {
      const shared = async (name: string) => {
        const opened = context.waitForEvent('page');
        await page.getByRole('button', { name }).click();
        const elsewhere = await opened;
        const url = decodeURIComponent(elsewhere.url());
        await elsewhere.close();
        return url;
      };
      await context.route(/wa\.me|facebook\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
      await expect(page.getByRole('heading', { name: 'Share This Post' })).toBeVisible();
      expect(await shared('WhatsApp')).toContain(`Lemon & Salt ${page.url()}`);
      expect(await shared('Facebook')).toContain(page.url());
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    const related = page.getByRole('region', { name: 'Related Posts' }).getByRole('listitem');
    await expect(related).toHaveCount(3);
    await expect(related.first()).toContainText('Newest of all');
    await expect(related.filter({ hasText: 'Oldest of all' })).toHaveCount(0);
    await expect(related.filter({ hasText: 'Lemon & Salt' })).toHaveCount(0);

    await test.step('and by its neighbours in time, whatever their category', async () => {
      await page.goto('/blog/newest-of-all');
      const more = page.getByRole('navigation', { name: 'More articles' });
      await expect(more.getByRole('link')).toHaveCount(1);
      const older = await more.getByRole('link', { name: 'Previous article' }).textContent();
      await more.getByRole('link').click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).not.toHaveText('Newest of all');
      expect(older).toContain(await title.textContent());
      await expect(more.getByRole('link', { name: 'Next article Newest of all' })).toBeVisible();
    });
  });

  test('keeps its headline for search results in the tab, and opens links of its text in place', async ({
    page,
    server,
  }) => {
    const words = { title: 'Dust, again', search_title: 'How to dust a bookshelf' };
    const content = '<p>Then <a href="/contact">ask for a quote</a>.</p>';
    const [post] = await insertPosts(server, [aPost({ ...words, content })]);
    await gotoHydrated(page, `/blog/${post?.slug}`);
    await expect(page).toHaveTitle('How to dust a bookshelf | Brightwell Cleaning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dust, again');
    const document = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('link', { name: 'ask for a quote' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  });

  test('lists the parts of a long text, and prints without what surrounds it', async ({
    page,
    server,
  }) => {
    const parts = ['Kitchen', 'Bathroom', 'Hall', 'Stairs', 'Garden', 'Windows'];
    const content = parts.map((part) => `<h2>${part}</h2>${'<p>Wipe and rinse.</p>'.repeat(20)}`);
    const [long, short] = await insertPosts(server, [
      aPost({ title: 'A long one', content: content.join('') }),
      aPost({ title: 'A shorter one', content: content.slice(1).join('') }),
    ]);
    await gotoHydrated(page, `/blog/${long?.slug}`);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveText(parts);
    await contents.getByRole('link', { name: 'Garden' }).click();
    await expect(page).toHaveURL(`/blog/${long?.slug}#part-garden`);
    const garden = page.getByRole('heading', { name: 'Garden' });
    await expect(garden).toBeFocused();
    await expect(garden).toBeInViewport();

    await expect(page.getByRole('heading', { name: 'Related Posts' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const heading of ['Related Posts', 'Share This Post', 'Rather leave it to us?']) {
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
    }
    await expect(contents).toBeHidden();
    await expect(garden).toBeVisible();
    await page.emulateMedia({ media: null });

    await page.goto(`/blog/${short?.slug}`);
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
    await expect(contents).toBeHidden();
  });

  test('gives way to the list when no post has the address, and is never empty', async ({
    page,
    expectConsole,
  }) => {
    await page.addInitScript(() => {
      const look = () => {
        const main = document.querySelector<HTMLElement>('main');
        if (main && document.readyState !== 'loading' && !main.innerText.trim()) {
          console.error('main is empty');
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/blog/no-such-post');
    await expect(page.getByText('There is no article at this address.')).toBeInViewport();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cleaning Tips & Insights' }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 2 }),
    ).toHaveCount(6);

    await test.step('and does not say so while nobody can tell whether it has moved', async () => {
      expectConsole(/status of 503|Could not read moved/);
      await page.route('**/rest/v1/moved_addresses?*', (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await expect(page.getByText('This article could not be loaded.')).toBeInViewport();
    });
  });

  test(
    'keeps wide tables, code and pictures inside a phone',
    { tag: '@phone' },
    async ({ page, server }) => {
      const cells = Array.from({ length: 12 }, (_, index) => `<td>Column number ${index}</td>`);
      const [post] = await insertPosts(server, [
        aPost({
          title: `Supercalifragilistic${'expialidocious'.repeat(4)}`,
          content: `<p>https://example.com/${'a'.repeat(120)}</p><pre><code>${'x'.repeat(200)}</code></pre>
          <table><tbody><tr>${cells.join('')}</tr></tbody></table>
          <img src="/og.jpg" alt="The company" width="3000" height="1575">`,
        }),
      ]);
      await page.goto(`/blog/${post?.slug}`);
      const table = page.getByRole('group', { name: 'Table' });
      await expect(table).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    },
  );
});
