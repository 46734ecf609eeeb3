import type { Page } from '@playwright/test';
import { isWrite, openCreateForm, publish, writePost } from '../support/admin.ts';
import { aPost, insertPosts, readPost } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  category: 'Home Cleaning',
  excerpt: 'Written as staff write.',
  content: 'Word by word.',
};

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test.describe('writing a post', () => {
  test('goes on with Enter, counts, keeps the button within reach', async ({ page }) => {
    let writes = 0;
    page.on('request', (request) => (writes += isWrite(request) ? 1 : 0));
    await openCreateForm(page);
    await writePost(page, { ...POST, title: 'Entered' });
    await title(page).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
    await expect(page.getByText(/of 500 characters/)).toBeHidden();
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('x'.repeat(401));
    await expect(page.getByText('401 of 500 characters')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Create Post' })).toBeInViewport();
    expect(writes).toBe(0);
  });

  test(
    'the word that is typed is in view in a window of 500 pixels',
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 500 });
      await openCreateForm(page);
      const editor = page.getByRole('textbox', { name: 'Content' });
      await editor.click();
      for (let line = 1; line <= 30; line++) await page.keyboard.type(`Line ${line}\n`);
      await page.keyboard.type('The last word');
      await expect
        .poll(() =>
          editor.evaluate((element) => {
            const word = element.lastElementChild?.getBoundingClientRect();
            const top =
              word && document.elementFromPoint(word.left + 5, (word.top + word.bottom) / 2);
            return top !== undefined && element.contains(top);
          }),
        )
        .toBe(true);
    },
  );

  test(
    'the line at the caret is below the toolbar on a phone with its keyboard',
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openCreateForm(page);
      await page.setViewportSize({ width: 390, height: 450 });
      const editor = page.getByRole('textbox', { name: 'Content' });
      const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
      /** How far the caret's line is below the toolbar. */
      const room = async () => {
        const { y = 0, height = 0 } = (await toolbar.boundingBox()) ?? {};
        const top = await page.evaluate(
          () => document.getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0,
        );
        return top - y - height;
      };
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 450 });
        await editor.fill('');
        for (let line = 1; line <= 10; line++) await page.keyboard.type(`Line ${line}\n`);
        await page.keyboard.type('The last');
        for (let line = 1; line <= 20; line++) await page.keyboard.press('ArrowUp');
        expect(await room(), `${width} pixels, going up`).toBeGreaterThan(0);
        await page.keyboard.press('Control+End');
        for (let key = 1; key <= 60; key++) await page.keyboard.press('Backspace');
        expect(await room(), `${width} pixels, deleting`).toBeGreaterThan(0);
      }
    },
  );

  test(
    'is told that a draft is saved beside the buttons, and not for longer than it takes',
    { tag: '@slow' },
    async ({ page }) => {
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await openCreateForm(page);
        await writePost(page, { ...POST, title: `Kept at ${width}` });
        await page.getByRole('button', { name: 'Save draft' }).click();
        await expect(page.getByText('Draft saved')).toBeVisible();
        for (const name of ['Save draft', 'Publish']) {
          const button = page.getByRole('button', { name, exact: true });
          const isInReach = () =>
            button.evaluate((element) => {
              const { x, y, width: wide, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
            });
          await expect.poll(isInReach, `${name} at ${width}`).toBe(true);
        }
        // The pointer stays where it has pressed.
        await expect(page.getByText('Draft saved')).toBeHidden();
      }
    },
  );

  test(
    'offers another web address for a title that is taken, and lets both be decided',
    { tag: '@slow' },
    async ({ page, server }) => {
      await insertPosts(server, [
        aPost({ title: 'Windows' }),
        aPost({ title: 'Windows', slug: 'windows-2' }),
      ]);
      await openCreateForm(page);
      await writePost(page, { ...POST, title: 'Windows' });
      await title(page).blur();
      await page.getByRole('button', { name: /use another web address/ }).click();
      await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveValue('windows-3');
      await expect(page.getByText('Another post already has')).toBeHidden();
      await page.getByRole('button', { name: 'Edit date' }).click();
      const date = page.getByLabel('Date', { exact: false }).first();
      await date.fill(`${new Date().getFullYear() + 1}-03-04`);
      await expect(page.getByText('This day is still to come.')).toBeVisible();
      await date.fill('2024-03-04');
      await expect(page.getByText('This day is still to come.')).toBeHidden();
      await publish(page);
      await expect(page).toHaveURL('/blog/windows-3');
      expect(await readPost(server, 'windows-3')).toMatchObject({
        title: 'Windows',
        date: 'March 4, 2024',
      });
      await page.getByRole('link', { name: 'Edit this post' }).click();
      await expect(title(page)).toHaveValue('Windows');
      await page.getByRole('textbox', { name: 'Web address' }).fill('windows-3-moved');
      await expect(page.getByText('Links to /blog/windows-3, on other sites too')).toBeVisible();
    },
  );

  test(
    'restores unsaved changes and keeps what was typed since it was offered',
    { tag: '@slow' },
    async ({ page, context }) => {
      await openCreateForm(page);
      await writePost(page, { title: 'Left behind' });
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join()))
        .toContain('Left behind');
      await page.close();
      const next = await context.newPage();
      await openCreateForm(next);
      await expect(next.getByText('“Left behind” was typed here')).toBeVisible();
      await writePost(next, { title: 'Typed since' });
      await next.getByRole('button', { name: 'Restore' }).click();
      await expect(title(next)).toHaveValue('Left behind');
      await expect(next.getByText('“Typed since” was typed here')).toBeVisible();
      await next.getByRole('button', { name: 'Restore' }).click();
      await expect(title(next)).toHaveValue('Typed since');
      await expect(next.getByText('“Left behind” was typed here')).toBeVisible();
    },
  );
});

/** Lets the next write reach the server and drops its answer. */
async function loseNextAnswer(page: Page, method: 'POST' | 'PATCH'): Promise<void> {
  let isLost = false;
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch({ maxRetries: 2 });
    await page.route('**/rest/v1/blog_posts*', (next) => next.abort());
    return route.abort();
  });
}

test.describe('a connection that breaks', { tag: '@slow' }, () => {
  test('after the post was stored, does not make it two, and takes in what was typed since', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    await openCreateForm(page);
    await writePost(page, { ...POST, title: 'Stored unheard' });
    await loseNextAnswer(page, 'POST');
    await publish(page);
    await expect(page.getByText('the server could not be reached')).toBeVisible();
    await page.unrouteAll();
    await writePost(page, { excerpt: 'Written after the break.' });
    await publish(page);
    await expect(page).toHaveURL('/blog/stored-unheard');
    expect(await server.rows('blog_posts?title=eq.Stored%20unheard')).toMatchObject([
      { excerpt: 'Written after the break.' },
    ]);
  });

  test('after an edit was stored, blames nobody else', async ({ page, server, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const [post] = await insertPosts(server, [aPost({ title: 'Edited unheard' })]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Saved once.');
    await loseNextAnswer(page, 'PATCH');
    await save(page);
    await expect(page.getByText('the server could not be reached')).toBeVisible();
    await page.unrouteAll();
    await title(page).fill('Edited and heard');
    await save(page);
    await expect(page).toHaveURL('/admin/blog_posts');
    expect(await readPost(server, 'edited-unheard')).toMatchObject({
      title: 'Edited and heard',
      excerpt: 'Saved once.',
    });
  });

  test('after a draft was published, neither blames anybody nor publishes it once more', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    const draft = aPost({ title: 'Published unheard', published_at: null });
    const [post] = await insertPosts(server, [draft]);
    await page.goto(`/admin/blog_posts/${post?.id}`);
    const press = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Published once.');
    await loseNextAnswer(page, 'PATCH');
    await press();
    await expect(page.getByText('the server could not be reached')).toBeVisible();
    const once = await readPost(server, 'published-unheard');
    expect(once.published_at).toBeTruthy();
    await page.unrouteAll();
    await press();
    await expect(page).toHaveURL('/admin/blog_posts');
    expect(await readPost(server, 'published-unheard')).toMatchObject({
      published_at: once.published_at,
      excerpt: 'Published once.',
    });
  });

  test('before saving: waits in words, can be called off, saves when it is back', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await openCreateForm(page);
    await writePost(page, { ...POST, title: 'Written in a tunnel' });
    await context.setOffline(true);
    await title(page).press('Control+s');
    const notice = page.getByText('There is no connection to the internet.');
    await expect(notice).toBeInViewport();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(notice).toBeHidden();
    await expect(title(page)).toHaveValue('Written in a tunnel');
    await publish(page);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/blog/written-in-a-tunnel');
  });
});
