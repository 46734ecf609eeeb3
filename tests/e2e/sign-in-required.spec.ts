import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { signInAsStaff } from '../support/admin.ts';
import { confirmApp, readKey } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const OUT_DIR = resolve('test-results/dist-sign-in-required');

test.describe('a production build with sign-in required', { tag: '@slow' }, () => {
  test.beforeAll(async () => {
    await run('node_modules/.bin/tsx', ['scripts/build.ts', '--outDir', OUT_DIR], {
      env: { ...process.env, VITE_ADMIN_SIGN_IN: 'required' },
      maxBuffer: Infinity,
    });
  });

  test('lets people in who join, set a new password, sign in or have a recovery code, and nobody else', async ({
    page,
    browser,
    startServer,
  }) => {
    const server = await startServer({ outDir: OUT_DIR, env: { SUPABASE_LOCAL_ADMIN: 'locked' } });
    const title = page.getByRole('textbox', { name: 'Title' });

    await page.goto(`${server.url}/admin`);
    await expect(page).toHaveURL(`${server.url}/admin/login`);
    await page.getByLabel('Email').fill('staff@example.com');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('staff@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('a mail is on its way')).toBeVisible();
    await page.goto(`${server.url}/mail`);
    await page.getByRole('article').getByRole('link').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password', { exact: true }).fill('soap and warm water');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/admin`);
    await expect(page.getByText('Your new password is set, and you have signed in.')).toBeVisible();
    await expect(title).toBeVisible();

    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('The link').inputValue();
    const invited = await (await browser.newContext()).newPage();
    await invited.goto(link);
    await invited.getByLabel('Your e-mail address').fill('eddie@example.com');
    await invited.getByLabel('Password', { exact: true }).fill('soap and warm water');
    await invited.getByRole('button', { name: 'Join' }).click();
    await expect(invited.getByText('Welcome. You are an editor now.')).toBeVisible();
    await expect(invited.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await invited.reload();
    await expect(invited.getByRole('textbox', { name: 'Title' })).toBeVisible();

    const again = await (await browser.newContext()).newPage();
    await again.goto(`${server.url}/admin`);
    await expect(again).toHaveURL(`${server.url}/admin/login`);
    await signInAsStaff(again, 'soap and warm water');
    await expect(again.getByRole('textbox', { name: 'Title' })).toBeVisible();

    await again.goto(`${server.url}/admin/account`);
    const [code = ''] = await confirmApp(again, await readKey(again));
    await again.getByRole('button', { name: 'Sign out here' }).click();
    await expect(again).toHaveURL(`${server.url}/admin/login`);
    await signInAsStaff(again, 'soap and warm water');
    await again.getByRole('button', { name: 'Lost your phone?' }).click();
    await again.getByLabel('Recovery code').fill(code);
    await again.keyboard.press('Enter');
    await expect(again.getByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(again.getByText('It has removed your authenticator apps')).toBeVisible();

    await again.getByRole('link', { name: 'People' }).click();
    await again.getByRole('button', { name: 'End the membership of eddie@example.com' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'End membership' }).click();
    await expect(again.getByText('has ended')).toBeVisible();
    // Without a reload, within a minute.
    await invited.reload();
    await expect(invited.getByRole('heading', { level: 1 })).toHaveText(
      'This account is not a member',
    );
  });
});
