import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { adminBar, lookIntoBar, signInAsStaff, writePost } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { confirmApp, readKey } from '../support/second-factor.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import type { Server } from '../support/server.ts';

const PASSWORD = 'soap and warm water';
const OWNER = 'olive@example.com';
const MEMBER = 'eddie@example.com';

/** Output of `npm run staff:first` for a project reached over HTTP. */
async function firstOwnersLink(server: Server, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/tsx',
    ['scripts/staff-first.ts', OWNER, '--site', server.url, ...words],
    {
      env: {
        ...process.env,
        VITE_SUPABASE_URL: server.url,
        SUPABASE_SECRET_KEY: server.secretKey,
      },
    },
  );
  return /https?:\S+/.exec(stdout)?.[0] ?? stdout;
}

async function join(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
}

test(
  'people: the first owner joins by a link, invites somebody, gives another role, and parts',
  { tag: '@slow' },
  async ({ page, browser, startServer, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const server = await startServer({ seed: false });
    await server.insert('blog_categories', firstRows('blog_categories'));
    const invited = await (
      await browser.newContext({ permissions: ['clipboard-write'] })
    ).newPage();
    let link = '';

    await test.step('a fresh project: its first owner has a link, and nobody else has', async () => {
      link = await firstOwnersLink(server);
      await page.goto(link);
      await expect(page.getByText('You are invited as an owner.')).toBeVisible();
      await expect(page.getByLabel('Your e-mail address')).toHaveValue(OWNER);
      expect.soft(await axeFindings(page)).toEqual([]);
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Welcome. You are an owner now.')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/admin`);
      await expect(firstOwnersLink(server)).rejects.toThrow(`${OWNER} can invite people`);
    });

    await test.step('the owner invites an editor, with the keyboard alone', async () => {
      await lookIntoBar(page, (bar) => bar.getByRole('link', { name: 'People' }).press('Enter'));
      await page.getByRole('button', { name: 'Invite' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
      await expect(dialog.getByRole('radio', { name: /Editor/ })).toBeChecked();
      expect.soft(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
      const ready = page.getByRole('dialog', { name: 'The invitation is ready' });
      link = await ready.getByLabel('The link').inputValue();
      expect(link).toMatch(new RegExp(`^${server.url}/admin/join#[0-9a-f]{64}$`));
      const whatsApp = await ready.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
      expect(decodeURIComponent(whatsApp ?? '')).toContain(link);
      await page.goBack();
      await expect(ready.getByLabel('The link')).toHaveValue(link);

      // The role is asked for again on the way back to the tab, and is not told.
      await page.route('**/rpc/staff_seen', (route) => route.fulfill({ status: 503 }));
      const asked = page.waitForResponse('**/rpc/staff_seen');
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await asked;
      await ready.getByRole('button', { name: 'Copy' }).click();
      await expect(ready.getByLabel('The link')).toHaveValue(link);
      await page.unroute('**/rpc/staff_seen');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Editor: whoever has the link')).toBeVisible();
      expect.soft(await axeFindings(page)).toEqual([]);
    });

    await test.step('the invited person joins, in a browser of their own; the link works once', async () => {
      await join(invited, link, MEMBER);
      await expect(invited.getByText('Welcome. You are an editor now.')).toBeVisible();
      await lookIntoBar(invited, async (bar) => {
        await expect(bar.getByRole('link', { name: 'Enquiries' })).toBeVisible();
        await expect(bar.getByRole('link', { name: 'People' })).toBeHidden();
      });
      const late = await invited.context().newPage();
      await late.goto(link);
      await expect(
        late.getByText('This invitation has been used. Ask for a new link.'),
      ).toBeVisible();
      await late.goto(`${server.url}/admin/activity`);
      await expect(late.getByText('This is for owners.')).toBeVisible();
      await late.close();
    });

    await test.step('another role counts at once: an author saves drafts', async () => {
      await page.reload();
      const role = page.getByRole('combobox', { name: `Role of ${MEMBER}` });
      await role.selectOption('Author');
      await page.getByText(/^Person “.*” changed$/).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(role).toHaveValue('editor');
      await role.selectOption('Author');
      await page.getByText(/^Person “.*” changed$/).waitFor();

      await invited.reload();
      await invited.getByRole('textbox', { name: 'Title' }).fill('By an author');
      await lookIntoBar(invited, async (bar) => {
        await expect(bar.getByRole('link', { name: 'New blog post' })).toBeVisible();
        await expect(bar.getByRole('link', { name: 'Enquiries' })).toBeHidden();
      });
      await expect(invited.getByRole('button', { name: 'Create Post' })).toBeHidden();
      await invited.getByRole('button', { name: 'Save draft' }).click();
      await expect(invited.getByText('Draft saved: only staff can read it')).toBeVisible();
    });

    await test.step('a draft that is whole is handed to the editors, who see that it waits', async () => {
      await expect(
        invited.getByRole('heading', { name: 'Edit blog post “By an author”' }),
      ).toBeVisible();
      const ready = invited.getByRole('button', { name: 'Ready for review' });
      await ready.click();
      await expect(invited.getByText('3 fields need your attention')).toBeVisible();
      await writePost(invited, {
        category: 'Home Cleaning',
        excerpt: 'To be read first.',
        content: 'By an editor.',
      });
      await ready.click();
      await expect(invited.getByText('Ready for review: an editor publishes it')).toBeVisible();
      await expect(invited.getByText('It waits for somebody who may publish it.')).toBeVisible();
      await expect(invited.getByRole('button', { name: 'Take back' })).toBeVisible();
      await expect(adminBar(invited).getByText('to review')).toHaveCount(0);
      expect.soft(await axeFindings(invited, { part: 'main' })).toEqual([]);

      await page.goto(`${server.url}/admin/blog_posts`);
      await expect(page).toHaveTitle(/^\(1\) /);
      await lookIntoBar(page, (bar) =>
        expect(bar.getByRole('link', { name: /Blog posts\s*1 to review/ })).toBeVisible(),
      );
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Ready for review');
      const row = page.getByRole('row', { name: /By an author/ });
      await expect(row).toContainText(MEMBER);
      await expect(row.getByText('Ready for review').filter({ visible: true })).toHaveCount(1);
      await row.getByRole('link', { name: 'By an author', exact: true }).click();
      await expect(page.getByRole('group', { name: 'Author' })).toContainText(MEMBER);
      await page.getByRole('button', { name: 'Back to the author' }).click();
      await expect(page.getByText('Draft saved')).toBeVisible();
      await expect(adminBar(page).getByText('to review')).toHaveCount(0);
      expect.soft(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.goto(`${server.url}/admin/staff`);
    });

    await test.step('what readers see already is only for reading, and can be suggested', async () => {
      const [post] = await insertPosts(server, [aPost({ title: 'Read by everybody' })]);
      await invited.goto(`${server.url}/admin/blog_posts/${post?.id}`);
      await expect(invited.getByText('only an editor can change it')).toBeVisible();
      await expect(invited.getByRole('main')).toContainText('Read by everybody');
      await expect(invited.getByRole('main').getByRole('textbox')).toHaveCount(0);
      for (const name of ['Save changes', 'Delete']) {
        await expect(invited.getByRole('button', { name })).toHaveCount(0);
      }
      expect.soft(await axeFindings(invited, { part: 'main' })).toEqual([]);
      await invited.getByRole('link', { name: 'Suggest to an editor' }).click();
      await expect(invited.getByRole('textbox', { name: 'Title' })).toHaveValue(
        'Copy of Read by everybody',
      );
      await expect(invited.getByRole('button', { name: 'Save draft' })).toBeVisible();
      await invited.goto(`${server.url}/admin/pictures`);
      await expect(invited.getByText('This is for owners and editors.')).toBeVisible();
      await invited.goto(`${server.url}/admin/blog_posts`);
      await expect(invited.getByRole('button', { name: 'Delete By an author' })).toBeVisible();
      await expect(invited.getByRole('button', { name: 'Delete Read by everybody' })).toBeHidden();
    });

    await test.step('an owner resets a lost second factor, and the person is notified', async () => {
      await invited.goto(`${server.url}/admin/account`);
      await confirmApp(invited, await readKey(invited));
      await page.reload();
      await expect(
        page.getByRole('button', { name: `Reset the second factor of ${OWNER}` }),
      ).toBeHidden();
      await page.getByRole('button', { name: `Reset the second factor of ${MEMBER}` }).click();
      const question = page.getByRole('dialog', { name: `Reset the second factor of ${MEMBER}?` });
      expect.soft(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      await question.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText(`The second factor of ${MEMBER} is reset`)).toBeVisible();

      await invited.reload();
      const signIn = invited.getByRole('dialog', { name: 'Sign in' });
      await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await invited.keyboard.press('Enter');
      const notice = invited.getByRole('alert').filter({ hasText: 'reset your second factor' });
      await expect(notice).toContainText(OWNER);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toBeHidden();
    });

    await test.step('a membership that ends counts from the next request', async () => {
      await lookIntoBar(invited, (bar) => bar.getByRole('link', { name: 'New blog post' }).click());
      await invited.getByRole('textbox', { name: 'Title' }).fill('By nobody');
      const late = await invited.context().newPage();
      await late.goto(`${server.url}/admin/blog_posts`);
      await expect(late.getByText('By an author')).toBeVisible();
      await page.getByRole('button', { name: `End the membership of ${MEMBER}` }).press('Enter');
      const question = page.getByRole('dialog', { name: `End the membership of ${MEMBER}?` });
      await question.getByRole('button', { name: 'End membership' }).click();
      await expect(page.getByText(`The membership of ${MEMBER} has ended`)).toBeVisible();
      await expect(page.getByRole('row', { name: MEMBER })).toBeHidden();

      await invited.getByRole('button', { name: 'Save draft' }).click();
      await expect(
        invited.getByText('Failed to create blog post: you have no permission to do that'),
      ).toBeVisible();
      await expect(invited.getByText(/^This account is not a member/)).toHaveCount(1);
      await expect(invited.getByText('Sign in and save again')).toBeHidden();
      await expect(adminBar(invited).getByRole('link')).toHaveCount(0);
      await expect(adminBar(invited).getByRole('button', { name: 'Menu' })).toBeHidden();
      await expect(invited.getByRole('textbox')).toHaveCount(0);
      await expect(invited.getByRole('definition')).toHaveText(['By nobody']);
      expect.soft(await axeFindings(invited)).toEqual([]);
      await invited.getByRole('button', { name: 'Copy' }).click();
      await expect(invited.getByText('What you typed is copied')).toBeVisible();

      // What was open in another tab closes on the way back, and after a reload.
      await late.bringToFront();
      await late.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await expect(late.getByRole('heading', { level: 1 })).toHaveText(
        'This account is not a member',
      );
      await expect(late.getByText('By an author')).toBeHidden();
      await late.reload();
      await expect(late.getByRole('heading', { level: 1 })).toHaveText(
        'This account is not a member',
      );
      await expect(late.getByText('By nobody')).toBeVisible();
      await late.setViewportSize({ width: 390, height: 844 });
      await late.getByRole('button', { name: 'Menu' }).click();
      const site = late.getByRole('navigation', { name: 'Main' });
      await expect(site.getByRole('link', { name: 'Contact' })).toBeInViewport();
      await late.close();
    });

    await test.step('the last owner cannot leave', async () => {
      await page.getByRole('button', { name: `End the membership of ${OWNER}` }).click();
      await expect(page.getByText(/There must be an owner: make somebody else one/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('who did what, and when', async () => {
      await page.getByRole('link', { name: 'Activity' }).click();
      const done = page.getByRole('main').getByRole('listitem');
      await expect(done).toContainText([
        `${OWNER} ended the membership of ${MEMBER}`,
        `${OWNER} reset the second factor of ${MEMBER}`,
        `${MEMBER} created the blog post “By an author”`,
        `${OWNER} made ${MEMBER} an author`,
        `${MEMBER} joined as an editor`,
        `${OWNER} invited an editor`,
        `${OWNER} joined as an owner`,
      ]);
      await page.getByLabel('Person').selectOption(MEMBER);
      await expect(done).toHaveCount(3);
      expect.soft(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Day').fill('2020-01-01');
      await expect(page.getByText('Nothing was done then.')).toBeVisible();
    });
  },
);

test(
  'an invitation: another account finds nothing of what the first one’s owner typed',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    // The second is supabase-js's for a sign-out while offline.
    expectConsole(/Failed to load resource|Failed to fetch/);
    const server = await startServer({ env: { SUPABASE_LOCAL_ADMIN: 'locked' } });
    const token = 'for-somebody-else';
    const token_hash = createHash('sha256').update(token).digest('hex');
    await server.insert('invitations', { token_hash, role: 'editor' });
    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await writePost(page, { title: 'For my eyes' });
    await page.getByRole('button', { name: 'Account: ' }).waitFor();
    await page.goto(`${server.url}/admin/join#${token}`);

    const leave = page.getByRole('button', { name: 'Use another account' });
    const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
    await leave.click();
    await expect(question).toContainText('“For my eyes” (blog post)');
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You could not be signed out')).toBeVisible();
    await page.context().setOffline(false);
    await leave.click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You have signed out.')).toBeVisible();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
    );
    expect(kept).toEqual([]);

    await page.getByRole('button', { name: 'I have no account yet' }).click();
    await page.getByLabel('Your e-mail address').fill(MEMBER);
    await page.getByRole('button', { name: 'I have an account already' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
  },
);
