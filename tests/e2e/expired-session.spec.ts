import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LocalSecrets } from '../../supabase/local/keys.ts';
import { publish, signInAsStaff, writePost } from '../support/admin.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const LOCKED = { env: { SUPABASE_LOCAL_ADMIN: 'locked' } };

const POST = {
  title: 'Typed with an old token',
  category: 'Deep Cleaning',
  excerpt: 'Nothing of this is lost.',
  content: 'The form was kept.',
};

/** Expires the session's token; a browser with a slow clock does not notice. */
async function letTokenExpire(page: Page, { dataDir }: Server, change: object = {}): Promise<void> {
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  const { jwtSecret } = JSON.parse(secrets) as LocalSecrets;
  const key = await page.evaluate(
    () => Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '',
  );
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  const session = JSON.parse(stored) as { access_token: string };
  const [head = '', body = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const exp = Math.floor(Date.now() / 1000) - 3600;
  const expired = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url');
  const signature = createHmac('sha256', jwtSecret)
    .update(`${head}.${expired}`)
    .digest('base64url');
  const access_token = `${head}.${expired}.${signature}`;
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name as string, value as string),
    [key, JSON.stringify({ ...session, access_token, ...change })],
  );
}

test(
  'a token that the server does not take any more is renewed, and the post is saved',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const server = await startServer(LOCKED);
    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await writePost(page, POST);
    await letTokenExpire(page, server);
    await publish(page);
    await expect(page.getByText('Blog post created successfully')).toBeVisible();
  },
);

test(
  'where none is to be had the session has ended, and what was typed is saved after signing in',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const server = await startServer(LOCKED);
    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await writePost(page, POST);
    await letTokenExpire(page, server, { refresh_token: 'gone' });
    await page.getByRole('button', { name: 'Create Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('Everything that you typed is still here');
    await expect(page.getByText('may not save this')).toBeHidden();
    await expect(page.getByText('table may not exist')).toBeHidden();
    await dialog.getByLabel('Password', { exact: true }).fill('brightwell');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await publish(page);
    await expect(page.getByText('Blog post created successfully')).toBeVisible();
  },
);

test(
  'a page for owners stays under the question to sign in again, with what was typed there',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const server = await startServer(LOCKED);
    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await page.getByRole('button', { name: 'Account: ' }).waitFor();
    await page.goto(`${server.url}/admin/site-build`);
    const hook = page.getByLabel('Address of the build hook');
    await hook.fill('https://host.example/build');
    await letTokenExpire(page, server, { refresh_token: 'gone' });
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('Everything that you typed is still here');
    await dialog.getByLabel('Password', { exact: true }).fill('brightwell');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have signed in again.')).toBeVisible();
    await expect(hook).toHaveValue('https://host.example/build');
  },
);
