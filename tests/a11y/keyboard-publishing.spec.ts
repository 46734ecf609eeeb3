import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

test.describe('a post’s form with the keyboard alone', () => {
  test('can be put right, left and taken up again', { tag: '@slow' }, async ({ page }) => {
    const { keyboard } = page;
    await page.goto('/admin');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();

    await test.step('a refused form names its fields once and goes to the first', async () => {
      await page.getByRole('button', { name: 'Create Post' }).focus();
      await keyboard.press('Enter');
      const summary = page.getByRole('alert');
      await expect(summary).toContainText('4 fields need your attention:');
      await expect(summary.getByRole('listitem')).toHaveText([
        'Title',
        'Category',
        'Excerpt',
        'Content',
      ]);
      await expect(title).toBeFocused();
      await expect(title).toHaveAccessibleDescription(/Title is required/);
      for (const [role, name] of [
        ['textbox', 'Content'],
        ['textbox', 'Excerpt'],
        ['combobox', 'Category'],
      ] as const) {
        await summary.getByRole('button', { name }).focus();
        await keyboard.press('Enter');
        const field = page.getByRole(role, { name });
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(`${name} is required`));
      }
    });

    await test.step('the first field that is still wrong gets the focus', async () => {
      await title.fill('Only a title');
      await page.getByRole('button', { name: 'Create Post' }).press('Enter');
      await expect(page.getByRole('alert')).toContainText('3 fields need your attention:');
      await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
    });

    await test.step('leaving asks first; Escape stays and gives the focus back', async () => {
      const link = page.getByRole('link', { name: 'Blog posts' });
      await link.focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(dialog).toBeVisible();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();

      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'Leave' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeFocused();
      await expect(page).toHaveTitle(/^Blog posts/);
    });

    await test.step('the draft is there again', async () => {
      await page
        .getByRole('navigation', { name: 'Admin' })
        .getByRole('link', { name: 'New' })
        .focus();
      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'Restore' }).press('Enter');
      await expect(title).toHaveValue('Only a title');
      await expect(title).toBeFocused();
    });
  });

  test(
    'every dialog of a post’s life takes the focus, closes by Escape and gives the focus back',
    { tag: '@slow' },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ published_at: null, image: '/og.jpg' })]);
      const expectDialogOf = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true });
        await button.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator(':focus')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      };
      await page.goto(`/admin/blog_posts/${post?.id}`);
      for (const name of ['Schedule…', 'Preview link', 'History', 'Choose from library']) {
        await expectDialogOf(name);
      }
      await page.goto('/admin/blog_posts');
      await expectDialogOf('Recently deleted');
    },
  );

  test(
    'gives the focus back to the button when saving fails, and says that it saves',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.goto('/admin/blog_posts');
      await page.getByRole('row').nth(1).getByRole('link').first().press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /^Edit blog post/ })).toBeFocused();
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/rest/v1/blog_posts*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        await held;
        return route.fulfill({ status: 500, json: { message: 'the database is tired' } });
      });
      await page.getByRole('textbox', { name: 'Excerpt' }).fill('Changed.');
      await page.getByRole('button', { name: 'Save changes' }).press('Enter');
      await expect(
        page.getByRole('status').filter({ hasText: 'Saving the blog post' }),
      ).toHaveCount(1);
      release();
      await expect(page.getByRole('alert')).toContainText('the database is tired');
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
    },
  );
});
