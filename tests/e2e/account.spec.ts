import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import {
  letSessionExpire,
  openAccountMenu,
  publish,
  signInAsStaff,
  signOut,
  writePost,
} from '../support/admin.ts';
import { confirmApp, readKey } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

/** Has the local staff account, but is as locked as a hosted project. */
const LOCKED = { env: { SUPABASE_LOCAL_ADMIN: 'locked' } };

const POST = {
  title: 'Typed Before It Ended',
  category: 'Deep Cleaning',
  excerpt: 'Nothing of this is lost.',
  content: 'The form was kept.',
};

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(`If there is an account for ${email}, a mail is on its way.`),
  ).toBeVisible();
}

async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('Everything that you typed is still here');
  await expect(dialog.getByLabel('Email')).toHaveValue('staff@example.com');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** The server refuses it, so the page learns of the expired session, if not by its request each minute. */
async function publishInVain(page: Page): Promise<void> {
  if (await page.getByRole('dialog', { name: 'Sign in' }).isVisible()) return;
  // Includes hidden, in case the dialog opens now.
  const button = page.getByRole('button', { name: 'Create Post', includeHidden: true });
  await button.dispatchEvent('click');
}

test(
  'an account: a forgotten password, a changed one, every session ended, and a form that outlives it',
  { tag: '@slow' },
  async ({ page, browser, startServer, expectConsole }) => {
    // The second is supabase-js's for a sign-out while offline.
    expectConsole(/Failed to load resource|Failed to fetch/);
    const { url } = await startServer(LOCKED);

    await test.step('forgotten: the mail’s link sets a new one, once', async () => {
      await page.goto(`${url}/admin/login`);
      await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      // The previous page has a field "Email", too.
      await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
      await askForLink(page, 'nobody@example.com');
      expect(await axeFindings(page)).toEqual([]);
      await askForLink(page, 'staff@example.com');

      await page.goto(`${url}/mail`);
      await expect(page.getByRole('article')).toHaveCount(1);
      const link = page.getByRole('article').getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      // Like virus scanners of mails.
      for (const method of ['HEAD', 'GET']) await page.request.fetch(url + address, { method });
      await link.click();
      await expect(page.getByText('Go on to choose a new password.')).toBeVisible();
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.reload();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${url}/admin/set-password`);
      await expect(page.getByRole('main')).toContainText('For staff@example.com.');
      await page.reload();
      await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.keyboard.type('brightwell');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is the password that you have already.')).toBeVisible();
      await page.getByLabel('New password', { exact: true }).fill('first new password');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${url}/admin`);

      await page.goto(url + address);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This link has been used')).toBeVisible();
      await expect(page).toHaveURL(`${url}/admin/set-password`);
      await page.getByRole('link', { name: 'Ask for a new link' }).click();
      await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();

      await page.goto(url + address.replace('recovery', 'email_change'));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Your address may be confirmed already')).toBeVisible();
      const heading = page.getByRole('heading', { name: 'Confirm your e-mail address' });
      await expect(heading).toBeVisible();
    });

    let codes: string[] = [];
    const other = await (await browser.newContext()).newPage();
    await test.step('another browser signs in with it and begins to write', async () => {
      await other.goto(`${url}/admin/login`);
      await signInAsStaff(other, 'first new password');
      await expect(other.getByRole('textbox', { name: 'Content' })).toBeVisible();
      await writePost(other, POST);
    });

    await test.step('changed with the current one; other browsers notice, and keep what is in their forms', async () => {
      await page.goto(`${url}/admin`);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (!response.ok()) refused.push(`${response.status()} ${response.url()}`);
      });
      await openAccountMenu(page);
      await page.getByRole('menuitem', { name: 'Your account' }).click();
      await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
      expect(refused, 'what a browser would complain of').toEqual([]);
      await page.getByLabel('Current password', { exact: true }).fill('guessed');
      await page.getByLabel('New password', { exact: true }).fill('second new password');
      await page.keyboard.press('Enter');
      const current = page.getByLabel('Current password', { exact: true });
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription('This is not your current password.');
      expect(await axeFindings(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Password',
        'Second factor',
        'Signed in',
      ]);
      await current.fill('first new password');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your password is changed.')).toBeVisible();

      await other.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      expect(await axeFindings(other, { part: '[role=dialog]' })).toEqual([]);
      await signInAgain(other, 'second new password');
    });

    await test.step('signed out everywhere', async () => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByText('You have signed out, here and everywhere else.')).toBeVisible();
      await expect(page).toHaveURL(`${url}/admin/login`);
      await publishInVain(other);
      await signInAgain(other, 'second new password');
    });

    await test.step('expired: the dialog opens over the form, and the post is saved', async () => {
      await letSessionExpire(other);
      await publishInVain(other);
      await signInAgain(other, 'second new password');
      await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue(POST.title);
      await publish(other);
      await expect(other).toHaveURL(`${url}/blog/typed-before-it-ended`);
      await expect(other.getByText(POST.content)).toBeVisible();
    });

    await test.step('a second factor: set up by its key, asked for at sign-in', async () => {
      await page.goto(`${url}/admin/login`);
      await signInAsStaff(page, 'second new password');
      await openAccountMenu(page);
      await page.getByRole('menuitem', { name: 'Your account' }).click();
      const app = await readKey(page);
      const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
      await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
      expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      await dialog.getByLabel('Code').fill('12345');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Code')).toBeFocused();
      await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(
        /^This code is not right/,
      );
      await confirmApp(page, app);
      await expect(page.getByRole('button', { name: 'Remove App 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Make new recovery codes' }).click();
      await page.getByRole('button', { name: 'Make new codes' }).click();
      const recoveryCodes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
      await expect(recoveryCodes.getByRole('listitem')).toHaveCount(10);
      expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      codes = await recoveryCodes.getByRole('listitem').allInnerTexts();
      const download = page.waitForEvent('download');
      await recoveryCodes.getByRole('button', { name: 'Save' }).click();
      const saved = await readFile(await (await download).path(), 'utf8');
      for (const code of codes) expect(saved).toContain(code);
      await recoveryCodes.getByRole('button', { name: 'I have kept them' }).click();
      await expect(page.getByText('10 recovery codes are left')).toBeVisible();

      await signOut(page);
      await expect(page).toHaveURL(`${url}/admin/login`);
      await signInAsStaff(page, 'second new password');
      await expect(page.getByLabel('Code')).toBeFocused();
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
      await expect(
        page.getByText('You could not be signed out: the server could not'),
      ).toBeVisible();
      await page.context().setOffline(false);
      await page.reload();
      await page.getByLabel('Code').fill(app.generate());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${url}/admin/account`);
      await signOut(page);
    });

    await test.step('the phone is lost: a recovery code removes the app, with a message', async () => {
      await signInAsStaff(page, 'second new password');
      await page.getByRole('button', { name: 'Lost your phone?' }).click();
      const field = page.getByLabel('Recovery code');
      await expect(field).toBeFocused();
      await field.fill('0000-0000-0000-0000');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(/^This recovery code is not right/);
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await field.fill(codes[3] ?? '');
      await page.keyboard.press('Enter');
      const notice = page.getByRole('alert').filter({ hasText: 'A recovery code was used' });
      await expect(notice).toContainText('It has removed your authenticator apps');
      await notice.getByRole('link', { name: 'set up an app again' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await confirmApp(page, await readKey(page));
      await expect(notice).toBeHidden();
    });

    await test.step('taken away', async () => {
      await page.getByRole('button', { name: 'Remove App 1' }).click();
      await page
        .getByRole('dialog', { name: 'Remove App 1?' })
        .getByRole('button', { name: 'Remove' })
        .click();
      await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
    });
  },
);
