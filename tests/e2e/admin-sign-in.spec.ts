import type { Page } from '@playwright/test';
import { startBackend } from '../../supabase/local/backend.ts';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** Takes away what only a local database grants, so that the server is as locked as a hosted project. */
async function lock(server: Server): Promise<void> {
  await server.end('SIGTERM');
  const { database, close } = await startBackend({ dataDir: server.dataDir, withSeed: false });
  await database.exec(`
    drop policy "Local only: anyone writes posts" on public.blog_posts;
    drop policy "Local only: anyone uploads pictures" on storage.objects;
    revoke insert, update, delete on public.blog_posts from anon;
  `);
  await close();
  await server.start();
}

async function signInAsStaff(page: Page) {
  const dialogOrPage = page.getByRole('dialog').or(page.getByRole('main'));
  await dialogOrPage.last().getByLabel('Email').fill('staff@example.com');
  await dialogOrPage.last().getByLabel('Password', { exact: false }).first().fill('brightwell');
  await dialogOrPage.last().getByRole('button', { name: 'Sign in' }).click();
}

test.describe('signing in', () => {
  test('from the bar, back to where one was, and out again', async ({ page }) => {
    await page.goto('/admin/blog_posts');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await signInAsStaff(page);
    await expect(page).toHaveURL(/\/admin\/blog_posts/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog_posts/);
  });

  test('is refused with a wrong password', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill('staff@example.com');
    await page.getByLabel('Password', { exact: false }).first().fill('guessed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/invalid login credentials/i)).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
  });

  test('is offered when a locked server refuses, and comes back to the filled form', async ({
    page,
    startServer,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(/Failed to load resource/);
    const server = await startServer();
    await lock(server);
    await openCreateForm(page, server.url);
    await writePost(page, {
      title: 'Behind a Lock',
      category: 'Deep Cleaning',
      excerpt: 'Typed before anybody signed in.',
      content: 'It is all still here.',
      picture: 'src/site/pictures/office.webp',
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
  });

  test('is demanded first with VITE_ADMIN_SIGN_IN=required', async ({ page, startServer }) => {
    test.slow();
    const server = await startServer({ mode: 'dev', env: { VITE_ADMIN_SIGN_IN: 'required' } });
    await page.goto(`${server.url}/admin`);
    await expect(page).toHaveURL(`${server.url}/admin/login`, { timeout: 40_000 });
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeHidden();
    await signInAsStaff(page);
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/admin/login`);
  });
});
