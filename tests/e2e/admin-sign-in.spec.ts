import { openCreateForm, publish, signInAsStaff, writePost } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** Has the local staff account, but is as locked as a hosted project. */
const LOCKED = { env: { SUPABASE_LOCAL_ADMIN: 'locked' } };

test.describe('signing in', () => {
  test('is refused with a wrong password', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill('staff@example.com');
    await page.getByLabel('Password', { exact: true }).fill('guessed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      page.getByRole('main').getByText('The e-mail address or the password is not right.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
  });

  test(
    'is offered when a locked server refuses, and comes back to the filled form',
    { tag: '@slow' },
    async ({ page, startServer, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      const server = await startServer(LOCKED);
      await openCreateForm(page, server.url);
      await writePost(page, {
        title: 'Behind a Lock',
        category: 'Deep Cleaning',
        excerpt: 'Typed before anybody signed in.',
        content: 'It is all still here.',
        picture: 'public/pictures/office.webp',
      });
      await publish(page);
      await expect(page.getByText(/^Image upload failed: /)).toBeVisible();

      await page
        .getByRole('alert')
        .filter({ hasText: 'The server only lets staff save' })
        .getByRole('button', { name: 'Sign in' })
        .click();
      await signInAsStaff(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Behind a Lock');
      await expect(page.getByText('office.webp')).toBeVisible();
      await publish(page);
      await expect(page).toHaveURL(`${server.url}/blog/behind-a-lock`);
      await expect(page.getByText('It is all still here.')).toBeVisible();
    },
  );
});
