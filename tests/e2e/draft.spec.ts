import { createHash, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { previewOf } from '../support/admin.ts';
import { aPost } from '../support/posts.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const PASSED = '2026-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00Z';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).press('Enter');

/** The browser of somebody who has joined as an author, and their id. */
async function anAuthor(browser: Browser, server: Server) {
  const token = randomUUID().repeat(2);
  const token_hash = createHash('sha256').update(token).digest('hex');
  await server.insert('invitations', { token_hash, role: 'author' });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/admin/join#${token}`);
  await page.getByLabel('Your e-mail address').fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('soap and warm water');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Create New Blog Post').first()).toBeVisible();
  const [{ user_id = '' } = {}] = await server.rows<{ user_id: string }>(
    'staff?role=eq.author',
    'service',
  );
  return { page, user_id };
}

test(
  'a legal text is prepared, reviewed, scheduled, and then public by itself',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const [terms] = await server.rows<{ id: string }>('pages?path=eq./terms-of-service', 'service');
    const form = `${server.url}/admin/pages/${terms?.id}`;
    const asRead = async () => {
      await page.goto(`${server.url}/terms-of-service`);
      return page.title();
    };
    const before = await asRead();

    await page.goto(form);
    await page.getByRole('textbox', { name: 'Title' }).fill('Terms from January');
    await press(page, 'Save as a draft');
    await expect(page.getByText('visitors read what was published before').first()).toBeVisible();
    await expect(page.getByText('This is a draft of changes, saved by')).toBeVisible();
    expect(await asRead()).toBe(before);

    await page.goto(form);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Terms from January');
    await press(page, 'What has changed');
    const changes = page.getByRole('region', { name: 'What it changed' });
    await expect(changes).toContainText('from January');
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText(
      'Draft, not published',
    );
    expect.soft(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');

    await press(page, 'Preview link');
    await press(page, 'Make a link');
    const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
    await page.goto(link);
    await expect(page).toHaveTitle(/Terms from January/);

    await page.goto(form);
    await press(page, 'Publish them on…');
    await page.getByLabel('Date and time in the UK').fill('2999-01-01T09:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).press('Enter');
    await expect(page.getByText('The changes are published on').first()).toBeVisible();
    expect.soft(await axeFindings(page, { part: 'main' })).toEqual([]);
    await page.goto(`${server.url}/admin/coming`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Terms' })).toHaveText(
      /The changes to “.+” are published/,
    );
    await page.goto(`${server.url}/admin/pages`);
    const due = page.getByText(/Changes on 1 Jan 2999/).filter({ visible: true });
    await expect(due).toHaveCount(1);

    await server.update(`drafts?record_id=eq.${terms?.id}`, { publish_at: PASSED });
    await page.goto(`${server.url}/terms-of-service`);
    await expect(page).toHaveTitle(/Terms from January/);
    expect(await server.rows('drafts?select=id', 'service')).toEqual([]);
  },
);

test(
  'two people meet the same draft, and it can be discarded',
  { tag: '@slow' },
  async ({ page, server, expectConsole }) => {
    expectConsole(/status of 409/);
    const [post] = await server.insert('blog_posts', aPost({ title: 'As it was' }));
    const title = page.getByRole('textbox', { name: 'Title' });
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
    const ofDraft = async () => {
      const [draft] = await server.rows<{ changes: object; base: object }>(
        `drafts?record_id=eq.${post?.id}`,
        'service',
      );
      return draft;
    };
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await press(page, 'Save as a draft');
    await expect(page.getByText(/Nothing has been changed yet/)).toBeVisible();
    await title.fill('Mine');
    await press(page, 'Save as a draft');
    await expect(button(page, 'Save draft')).toBeVisible();
    const theirs = (excerptOfTheirs: string) => ({
      changes: { title: 'Mine', excerpt: excerptOfTheirs },
      base: { title: 'As it was', excerpt: aPost().excerpt },
    });
    await server.update(`drafts?record_id=eq.${post?.id}`, theirs('Theirs'));
    await title.fill('Mine, later');
    await title.press('Control+s');
    await expect
      .poll(ofDraft)
      .toMatchObject({ changes: { title: 'Mine, later', excerpt: 'Theirs' } });
    await expect(excerpt).toHaveValue('Theirs');

    await server.update(`drafts?record_id=eq.${post?.id}`, theirs('Theirs again'));
    await excerpt.fill('Mine, too');
    await title.press('Control+s');
    const alert = page.getByRole('alert').filter({ hasText: 'You have both changed “Excerpt”' });
    await alert.getByRole('button', { name: 'Save mine over it' }).press('Enter');
    await expect.poll(ofDraft).toMatchObject({ changes: { excerpt: 'Mine, too' } });
    await expect(alert).toBeHidden();

    // What visitors read has changed, too.
    await server.update(`blog_posts?id=eq.${post?.id}`, { title: 'Put right meanwhile' });
    await press(page, 'Publish the changes');
    await expect(
      page.getByText('You have both changed “Title”, so nothing was published yet.'),
    ).toBeVisible();
    const reread = page.waitForResponse(/\/rest\/v1\/drafts\?/);
    await page.getByRole('button', { name: 'Take theirs' }).press('Enter');
    await expect(title).toHaveValue('Put right meanwhile');
    await reread;

    // The draft is discarded, and its words are only typed from then on.
    await server.delete(`drafts?record_id=eq.${post?.id}`);
    await press(page, 'Publish the changes');
    await expect(page.getByText('The draft was thrown away meanwhile.')).toBeVisible();
    await press(page, 'Go on');
    await expect(page.getByText('This is a draft of changes')).toBeHidden();
    await expect(excerpt).toHaveValue('Mine, too');
    await press(page, 'Save as a draft');
    await expect.poll(ofDraft).toMatchObject({ changes: { excerpt: 'Mine, too' } });

    const changes = { title: 'Theirs in the end' };
    await server.update(`drafts?record_id=eq.${post?.id}`, { changes });
    const discard = async () => {
      await press(page, 'Throw them away');
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: 'Throw them away' }).press('Enter');
    };
    await discard();
    await expect(page.getByText(/^Somebody has changed.+these changes meanwhile/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Theirs in the end' }).first()).toBeVisible();
    expect(await ofDraft()).toMatchObject({ changes });
    await discard();
    await expect(button(page, 'Save as a draft')).toBeVisible();
    await expect(excerpt).not.toHaveValue('Mine, too');
    expect(await ofDraft()).toBeUndefined();
  },
);

test(
  'what an author still writes is not public, though an editor publishes it meanwhile',
  { tag: '@slow' },
  async ({ browser, startServer }) => {
    const server = await startServer();
    const { page, user_id: author_id } = await anAuthor(browser, server);
    const [post] = await server.insert('blog_posts', {
      ...aPost({ title: 'By Ann' }),
      ...{ author_id, published_at: null },
    });
    const ofPost = async () => {
      const [row] = await server.rows<object>(`blog_posts?id=eq.${post?.id}`, 'service');
      return row;
    };
    await page.goto(`${server.url}/admin/blog_posts/${post?.id}`);
    const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
    await excerpt.fill('Half a sentence');
    const published = { title: 'By Ann, put right', published_at: '2026-01-01T00:00:00+00:00' };
    await server.update(`blog_posts?id=eq.${post?.id}`, published);
    const before = await ofPost();
    await excerpt.press('Control+s');
    await expect(page.getByText('(Blog post published). Nothing was saved yet.')).toBeInViewport();
    expect(await ofPost()).toEqual(before);
    await press(page, 'Go on');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('By Ann, put right');
    await expect(excerpt).toHaveValue('Half a sentence');
    await press(page, 'Save as a draft');
    await expect(page.getByText('visitors read what was published before').first()).toBeVisible();
    expect(await ofPost()).toEqual(before);

    await server.update(`drafts?record_id=eq.${post?.id}`, { publish_at: LATER });
    await excerpt.fill('A whole sentence');
    await press(page, 'Save draft');
    await expect(page.getByText('Only an editor can change it now')).toBeVisible();
    await expect(excerpt).toHaveValue('A whole sentence');
    await expect(button(page, 'Go on')).toBeHidden();
    await page.context().close();
  },
);

test(
  'an author’s change to a public post waits for an editor, who publishes it',
  { tag: '@slow' },
  async ({ page, browser, startServer }) => {
    const server = await startServer();
    const author = await anAuthor(browser, server);
    const [post] = await server.insert('blog_posts', {
      ...aPost({ title: 'By Ann' }),
      author_id: author.user_id,
    });
    const form = `${server.url}/admin/blog_posts/${post?.id}`;
    await author.page.setViewportSize({ width: 390, height: 844 });
    await author.page.emulateMedia({ colorScheme: 'dark' });
    await author.page.goto(form);
    await author.page.getByRole('textbox', { name: 'Title' }).fill('By Ann, put right');
    await expect(button(author.page, 'Save changes')).toBeHidden();
    await press(author.page, 'Ready for review');
    await expect(author.page.getByText('Ready for review: an editor publishes it')).toBeVisible();
    await expect(button(author.page, 'Take back')).toBeVisible();
    expect.soft(await axeFindings(author.page, { part: 'main' })).toEqual([]);

    const draft = `drafts?record_id=eq.${post?.id}`;
    const [asked] = await server.rows<object>(`${draft}&select=review_requested_at`, 'service');
    const onlyForEditors = async (why: string) => {
      await author.page.reload();
      await expect(author.page.getByText(`${why}: only an editor can change it`)).toBeVisible();
    };
    await server.update(draft, { publish_at: LATER });
    await onlyForEditors('An editor has scheduled this');
    await expect(button(author.page, 'What has changed')).toBeVisible();
    await expect(button(author.page, 'Throw them away')).toBeHidden();
    await server.update(draft, { publish_at: null, ...asked });

    await page.goto(`${server.url}/admin/blog_posts`);
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Ready for review');
    const row = page.getByRole('row', { name: /By Ann/ });
    await expect(row).toContainText('Changes ready for review');
    await page.goto(form);
    await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
      'By Ann, put right',
    );
    await press(page, 'Publish the changes');
    await expect(page.getByText('Blog post saved').first()).toBeVisible();
    await page.goto(`${server.url}/blog/by-ann`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('By Ann, put right');
    await server.update(`blog_posts?id=eq.${post?.id}`, { published_at: LATER });
    await onlyForEditors('An editor has scheduled this');
    await server.update(`blog_posts?id=eq.${post?.id}`, {
      published_at: '2025-01-01T00:00:00Z',
      published_until: PASSED,
    });
    await onlyForEditors('This has ended');
    await author.page.context().close();
  },
);
