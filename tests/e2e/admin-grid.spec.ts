import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../a11y/checks/reflow.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

/** A time that has passed. */
const LONG_AGO = '2026-01-01T00:00:00Z';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });

async function openGrid(page: Page, query = '') {
  await page.goto(`/admin/blog_posts${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test.describe('the grid of blog posts', () => {
  test('shows title, category and date, newest day first, and leads on to the public page', async ({
    page,
    server,
  }) => {
    await openGrid(page);
    await insertPosts(server, [
      aPost({ title: 'Written in April', date: 'April 2, 2036', category: 'Deep Cleaning' }),
      aPost({ title: 'Written in December', date: 'December 1, 2035' }),
      aPost({ title: 'Written in September', date: 'September 30, 2035' }),
    ]);
    await openGrid(page);
    await expect(page.getByText(/Not in the built pages yet: .*“Written in April”/)).toBeVisible();
    await expect(page.getByRole('columnheader')).toContainText([
      '',
      'Featured Image',
      'Title',
      'Status',
      'Author',
      'Category',
      'Date',
      'Actions',
    ]);
    const titles = rows(page).getByRole('link', { name: /^Written in/ });
    await expect(titles).toHaveText([
      'Written in April',
      'Written in December',
      'Written in September',
    ]);
    await expect(rowOf(page, 'Written in April')).toContainText('Deep Cleaning');
    await expect(rowOf(page, 'Written in April')).toContainText('April 2, 2036');

    await page.getByRole('button', { name: /sort by date/i }).click();
    await expect(titles).toHaveText([
      'Written in September',
      'Written in December',
      'Written in April',
    ]);

    // A row links to its form, which links to its page.
    await page.getByRole('link', { name: 'Written in April', exact: true }).click();
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL('/blog/written-in-april');
  });

  test('has room for every column of a row, on each screen that shows columns', async ({
    page,
    server,
  }) => {
    await insertPosts(server, [
      aPost({
        title: 'Sheets, Pillows, Mattress: A Cleaning Rota for Bedrooms',
        date: 'September 30, 2035',
        category: 'Commercial Cleaning',
        published_at: '2099-09-30T21:30:00Z',
      }),
    ]);
    await openGrid(page);
    const table = page.getByRole('table');
    const room = table.locator('xpath=..');
    for (const width of [1280, 1024, 960, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const wanted = () => table.evaluate((it) => it.scrollWidth);
      const given = () => room.evaluate((it) => it.clientWidth);
      await expect.poll(async () => (await wanted()) - (await given())).toBeLessThanOrEqual(0);
    }
  });

  test(
    'shows 25 rows a page, exports all as CSV that no spreadsheet runs, and finds some',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [
        ...Array.from({ length: 30 }, (_, day) =>
          aPost({ title: `Paged post ${day + 1}`, date: `January ${day + 1}, 2034` }),
        ),
        aPost({
          title: 'Save 100% of a (small), odd stain',
          category: 'Carpet Cleaning',
          content: '<p>Scrub <em>gent</em>ly.</p>',
        }),
        aPost({ title: 'Save 100 pounds on one small odd stain', category: 'Home Cleaning' }),
        aPost({ title: '=HYPERLINK("http://example.com")', slug: 'formula' }),
      ]);
      await openGrid(page);
      await expect(rows(page)).toHaveCount(25);
      await expect(rows(page).first()).toContainText('Paged post 30');
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await expect(rows(page).first()).toContainText('Paged post 5');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^blog_posts-\d{4}-\d{2}-\d{2}\.csv$/);
      const csv = await readFile(await download.path(), 'utf8');
      expect(csv.split('\r\n')[0]).toBe(
        '\uFEFFid,Status,Ready for review,Author,Title,Web address,Date,Category,Excerpt,Content,Featured Image,What the picture shows,What stays in view on cards,Last day,Then visitors are led to,Among the popular articles,Headline in search results,Text in search results',
      );
      expect(csv).toContain(`"'=HYPERLINK(""http://example.com"")"`);
      expect(csv).toContain('"Save 100% of a (small), odd stain"');
      expect(csv).toContain('Wipe from the top down');

      // Special characters are searched literally.
      const search = page.getByRole('searchbox', { name: /^Search by title/ });
      await search.fill('SAVE 100% of a (small), odd');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Save 100% of a (small), odd stain');
      await search.fill('odd stain');
      await expect(rows(page)).toHaveCount(2);
      // Words of the text in any order, but no tags.
      await search.fill('gently SCRUB');
      await expect(rows(page)).toHaveCount(1);
      await search.fill('<p>');
      await expect(page.getByText(/No blog posts found/i)).toBeVisible();
      await search.fill('odd stain');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Home Cleaning');
      await expect(rows(page)).toHaveCount(1);
      await search.fill('no such title');
      await expect(page.getByText(/No blog posts found/i)).toBeVisible();
    },
  );

  test(
    'opens the row that is pressed right after the list was narrowed',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/admin/blog_posts');
      await expect(rows(page).first()).toBeVisible();
      // A page that loads late must not override the later choice.
      await page.route('**/admin-assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Published');
      await rows(page).first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: /^Edit blog post/ })).toBeVisible();
    },
  );

  test('deletes with undo, one post and several', { tag: '@slow' }, async ({ page, server }) => {
    await insertPosts(server, [
      aPost({ title: 'Regretted', date: 'March 4, 2033' }),
      aPost({ title: 'Clicked twice', date: 'March 3, 2033' }),
      aPost({ title: 'Unwanted one', date: 'March 2, 2033' }),
      aPost({ title: 'Unwanted two', date: 'March 1, 2033' }),
    ]);
    await openGrid(page);
    await page.getByRole('button', { name: 'Delete Regretted' }).click();
    await expect(rowOf(page, 'Regretted')).toBeHidden();
    // Deleted when it is reported: leaving now does not undo it.
    await expect(page.getByText('Blog post “Regretted” deleted')).toBeVisible();
    await expect(readPost(server, 'regretted')).rejects.toThrow('no post');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'Regretted')).toBeVisible();

    // Two deletions within ten seconds: Undo restores the last.
    await page.getByRole('button', { name: 'Delete Regretted' }).click();
    await expect(page.getByText('Blog post “Regretted” deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Clicked twice' }).click();
    await expect(page.getByText('Blog post “Clicked twice” deleted')).toBeVisible();
    await expect(page.getByText('Blog post “Regretted” deleted')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'Clicked twice')).toBeVisible();
    await expect(rowOf(page, 'Regretted')).toBeHidden();

    await page.getByRole('button', { name: 'Delete Clicked twice' }).click();
    await expect(rowOf(page, 'Clicked twice')).toBeHidden();
    // The second click of a double click, where the next row is now.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });

    for (const title of ['Unwanted one', 'Unwanted two']) {
      await rowOf(page, title).getByRole('checkbox').check();
    }
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 blog posts?' });
    await expect(question).toContainText('“Unwanted one” and “Unwanted two” are deleted.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, 'Unwanted')).toHaveCount(0);
    await expect(page.getByText('2 blog posts deleted')).toBeVisible();
    await deleted;
    await openGrid(page);
    await expect(rowOf(page, 'Unwanted')).toHaveCount(0);
  });

  test(
    'offers Undo to whoever leaves the page while a post is being deleted',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [aPost({ title: 'Left at once', date: 'March 4, 2033' })]);
      await openGrid(page);
      await page.getByRole('link', { name: 'Left at once', exact: true }).click();
      const remove = page.getByRole('button', { name: 'Delete', exact: true });
      await expect(remove).toBeVisible();
      const release = await holdRequests(page, /blog_posts\?id=eq/);
      await remove.click();
      await page.getByRole('link', { name: 'Enquiries' }).click();
      await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible();
      release();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(() => readPost(server, 'left-at-once')).toPass();
      await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible();
    },
  );

  test(
    'does not say that a post no longer exists to whoever goes back, and undoes its deletion',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [aPost({ title: 'Deleted by mistake', date: 'March 4, 2033' })]);
      await openGrid(page);
      await page.getByRole('link', { name: 'Deleted by mistake', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      // The editor of the form has one, too, without the word.
      const undo = page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' });
      await expect(undo).toBeVisible();
      await page.goBack();
      await page.waitForLoadState('networkidle');
      await undo.click();
      await expect(rowOf(page, 'Deleted by mistake')).toBeVisible();
      await expect(page.getByText('It no longer exists')).toHaveCount(0);
    },
  );

  test(
    'publishes, withdraws and sorts several posts at once, from wherever the page is scrolled to',
    { tag: '@slow' },
    async ({ page, server, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await insertPosts(server, [
        ...Array.from({ length: 20 }, (_, day) =>
          aPost({ title: `Filler ${day + 1}`, date: `April ${day + 1}, 2035` }),
        ),
      ]);
      await insertPosts(server, [
        aPost({ title: 'Ready one', published_at: null, date: 'March 2, 2035' }),
        aPost({ title: 'Ready two', published_at: null, date: 'March 1, 2035' }),
        aPost({ title: 'Not ready', published_at: null, category: null, date: 'February 1, 2035' }),
        aPost({ title: 'Season of old', published_at: null, date: 'February 2, 2035' }),
      ]);
      await server.update('blog_posts?slug=eq.ready-one', { review_requested_at: LONG_AGO });
      await server.update('blog_posts?slug=eq.season-of-old', { published_until: LONG_AGO });
      await openGrid(page);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const tick = async (...titles: string[]) => {
        for (const title of titles) await rowOf(page, title).getByRole('checkbox').check();
      };
      const publish = async () => {
        await tick('Ready one', 'Ready two', 'Not ready', 'Season of old');
        await expect(page.getByText('4 selected')).toBeInViewport();
        await press('Publish');
        const done = page.getByText(/^2 blog posts published/);
        await expect(done).toContainText('“Not ready” was not published');
        await expect(done).toContainText('“Season of old” was not published: Last day has passed.');
        await expect(rowOf(page, 'Ready one')).toContainText('Published');
      };
      await publish();
      await press('Undo');
      await expect(rowOf(page, 'Ready one')).toContainText('Ready for review');
      await publish();
      await expect(rowOf(page, 'Not ready')).toContainText('Draft');
      expect((await readPost(server, 'ready-two')).date).toBe('March 1, 2035');

      await tick('Ready one', 'Ready two');
      await press('Withdraw');
      await expect(page.getByText('2 blog posts withdrawn')).toBeVisible();
      await expect(rowOf(page, 'Ready two')).toContainText('Draft');
      await press('Undo');
      await expect(rowOf(page, 'Ready two')).toContainText('Published');

      await tick('Ready one', 'Ready two');
      await press('Withdraw');
      await expect(page.getByText('2 blog posts withdrawn')).toBeVisible();
      await server.update('blog_posts?slug=eq.ready-one', { excerpt: 'Half a sent' });
      await press('Undo');
      await expect(page.getByText(/undone for “Ready one”: Somebody has changed/)).toBeVisible();
      await expect(rowOf(page, 'Ready two')).toContainText('Published');
      await expect(rowOf(page, 'Ready one')).toContainText('Draft');

      await tick('Ready one', 'Ready two');
      await press('Category');
      await page.getByRole('menuitem', { name: 'Green Cleaning' }).click();
      await expect(rowOf(page, 'Ready one')).toContainText('Green Cleaning');
      await expect(rowOf(page, 'Ready two')).toContainText('Green Cleaning');
    },
  );

  test(
    'never deletes a row that is not on the screen',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [
        aPost({ title: 'Ticked and out of sight', date: 'March 3, 2033' }),
        aPost({ title: 'Wanted gone', date: 'March 2, 2033' }),
      ]);
      await openGrid(page);
      await rowOf(page, 'Ticked and out of sight').getByRole('checkbox').check();
      await page.getByRole('searchbox', { name: /^Search by title/ }).fill('wanted gone');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText('1 selected')).toBeHidden();
      await rowOf(page, 'Wanted gone').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Delete this blog post?' });
      await expect(question).toContainText('“Wanted gone”');
      const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await question.getByRole('button', { name: 'Delete' }).click();
      await deleted;
      await openGrid(page);
      await expect(rowOf(page, 'Wanted gone')).toHaveCount(0);
      await expect(rowOf(page, 'Ticked and out of sight')).toBeVisible();
    },
  );

  test(
    'is narrowed by its address only, and says so with the way back',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [
        aPost({ title: 'Priced at 5* a room', date: 'March 3, 2033' }),
        aPost({ title: 'With a face', image: '/og.jpg', date: 'March 2, 2033' }),
      ]);
      await openGrid(page);
      const search = page.getByRole('searchbox', { name: /^Search by title/ });
      const clear = page.getByRole('button', { name: 'Clear filters' });
      await expect(clear).toHaveCount(0);
      await search.fill('*');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('5*');
      await rows(page).getByRole('link', { name: 'Priced at 5* a room', exact: true }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Priced at 6* a room');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(search).toHaveValue('*');
      await expect(rows(page)).toContainText('6*');
      await rows(page).getByRole('link', { name: 'Priced at 6* a room', exact: true }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(search).toHaveValue('*');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(page)).toContainText('6*');

      await search.fill('xylophone');
      await expect(page.getByText('No blog posts found')).toBeVisible();
      await clear.first().click();
      await expect(search).toHaveValue('');
      await expect(clear).toHaveCount(0);

      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const picture = page.getByRole('combobox', { name: 'Featured Image' });
      await picture.selectOption('With a picture');
      await expect(rowOf(page, 'With a face')).toBeVisible();
      await expect(rowOf(page, 'Priced at')).toHaveCount(0);
      await picture.selectOption('Without a picture');
      await expect(rowOf(page, 'Priced at')).toBeVisible();
      await expect(rowOf(page, 'With a face')).toHaveCount(0);
      await page.reload();
      await expect(picture).toHaveValue('Without a picture');
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Blog posts' }).click();
      await expect(rowOf(page, 'With a face')).toBeVisible();
      await expect(clear).toHaveCount(0);
    },
  );

  test(
    'duplicates a post into a new form, with an address that has to become its own',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [aPost({ title: 'The Original', category: 'End of Tenancy' })]);
      await openGrid(page);
      await page.getByRole('link', { name: 'Duplicate The Original' }).click();
      const title = page.getByRole('textbox', { name: 'Title' });
      await expect(title).toHaveValue('Copy of The Original');
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('End of Tenancy');
      await expect(page.getByRole('textbox', { name: 'Content' })).toContainText(
        'Wipe from the top',
      );
      await title.fill('The Sequel');
      await page.getByRole('button', { name: 'Create Post' }).click();
      await expect(page).toHaveURL('/blog/the-sequel');
    },
  );

  test(
    'shows every column’s value on a phone without sideways scrolling',
    { tag: '@phone' },
    async ({ page, server }) => {
      await insertPosts(server, [aPost({ title: 'Small screen', date: 'May 5, 2032' })]);
      await page.setViewportSize({ width: 360, height: 740 });
      await openGrid(page);
      await expect(rowOf(page, 'Small screen').getByText('May 5, 2032').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      const box = (name: string) =>
        page
          .getByLabel(`${name} Small screen`)
          .evaluate((button) => button.getBoundingClientRect());
      const [duplicate, remove] = [await box('Duplicate'), await box('Delete')];
      for (const { width, height } of [duplicate, remove]) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      expect(remove.top, 'apart from each other').toBeGreaterThan(duplicate.bottom);
      await page.getByRole('checkbox', { name: 'Select Small screen' }).check();
      const bulkDelete = page.getByRole('button', { name: 'Delete', exact: true });
      await expect(bulkDelete).toBeInViewport({ ratio: 1 });
    },
  );
});
