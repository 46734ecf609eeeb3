import type { Page } from '@playwright/test';
import {
  lookIntoBar,
  openCreateForm,
  publish,
  signInAsStaff,
  signOut,
  writePost,
} from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  title: 'A post that is not lost',
  category: 'Home Cleaning',
  excerpt: 'It survives.',
  content: 'Even a crash.',
};

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });

/** Unsaved changes of this browser; written half a second after the last change. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .map(([, text]) => text as string),
  );

/** Number of stored pictures; written a moment after the changes. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'admin-drafts')) return 0;
    const opening = indexedDB.open('admin-drafts');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const count = opening.result.transaction('pictures').objectStore('pictures').count();
    await new Promise((resolve) => (count.onsuccess = resolve));
    opening.result.close();
    return count.result;
  });

test.describe('what is typed and not saved', () => {
  test('survives a crash, picture included, and is gone after saving', async ({
    page,
    context,
  }) => {
    await openCreateForm(page);
    await writePost(page, { ...POST, picture: 'public/pictures/office.webp' });
    await expect(page.getByRole('img', { name: 'Preview of office.webp' })).toBeVisible();
    await expect.poll(async () => (await kept(page)).join()).toContain('office.webp');
    await expect.poll(() => keptPictures(page)).toBe(1);
    await page.close();

    const next = await context.newPage();
    await openCreateForm(next);
    await expect(next.getByText('“A post that is not lost” was typed here on')).toBeVisible();
    await restore(next).click();
    await expect(title(next)).toHaveValue(POST.title);
    await expect(title(next)).toBeFocused();
    await expect(next.getByRole('combobox', { name: 'Category' })).toHaveValue(POST.category);
    await expect(next.getByRole('textbox', { name: 'Content' })).toHaveText(POST.content);
    await expect(next.getByRole('img', { name: 'Preview of office.webp' })).toBeVisible();
    await expect.poll(() => kept(next)).toHaveLength(1);

    await publish(next);
    await expect(next).toHaveURL('/blog/a-post-that-is-not-lost');
    expect(await kept(next)).toEqual([]);
    await openCreateForm(next);
    await expect(restore(next)).toBeHidden();
  });

  test(
    'keeps a picture that was chosen in a section, and what is published until it is saved',
    { tag: '@slow' },
    async ({ page, context, server }) => {
      const image = '/images/kitchen.webp';
      const hero = {
        id: crypto.randomUUID(),
        type: 'hero',
        title: 'Ovens',
        layout: 'panel',
        image,
      };
      const path = `/ovens-${crypto.randomUUID().slice(0, 8)}`;
      const row = { title: 'Ovens', path, sections: [hero] };
      const [stored] = await server.insert<{ id: string }>('pages', [row]);
      await context.route(`**${image}`, (route) =>
        route.fulfill({ path: 'public/pictures/office.webp' }),
      );
      const openHero = async (admin: Page) => {
        await admin.goto(`/admin/pages/${stored?.id}`);
        await admin.getByRole('button', { name: /^Top of the page/ }).press('Enter');
      };
      await openHero(page);
      await page.locator('input[type=file]').first().setInputFiles('public/pictures/office.webp');
      await expect(page.getByRole('img', { name: 'Preview of office.webp' })).toBeVisible();
      await expect.poll(async () => (await kept(page)).join()).toContain('office.webp');
      await expect.poll(() => keptPictures(page)).toBe(1);
      await page.close({ runBeforeUnload: false });

      const next = await context.newPage();
      await openHero(next);
      await restore(next).click();
      await expect(next.getByRole('img', { name: 'Preview of office.webp' })).toBeVisible();
      await next.getByRole('button', { name: 'Save changes' }).click();
      await expect(next.getByText('Page saved')).toBeVisible();
      const [saved] = await server.rows<{ sections: { image: string }[] }>(
        `pages?id=eq.${stored?.id}`,
        'service',
      );
      expect(saved?.sections[0]?.image).toMatch(/\/storage\/.*\.webp$/);
      await expect.poll(() => kept(next)).toEqual([]);
      await expect.poll(() => keptPictures(next)).toBe(0);
    },
  );

  test(
    'is removed at sign-out, after a question, and returns for its author alone',
    { tag: '@slow' },
    async ({ page, startServer, expectConsole }) => {
      // The second is supabase-js's for a sign-out while offline.
      expectConsole(/Failed to load resource|Failed to fetch/);
      const { url } = await startServer();
      const account = page.getByRole('button', { name: 'Account: ' });
      await page.goto(`${url}/admin/login`);
      await signInAsStaff(page);
      await expect(account).toBeVisible();
      await openCreateForm(page, url);
      await writePost(page, { title: 'For my eyes', picture: 'public/pictures/office.webp' });
      await expect.poll(() => keptPictures(page)).toBe(1);
      await signOut(page);
      const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
      await expect(question.getByText('“For my eyes” (blog post)')).toBeVisible();
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(title(page)).toHaveValue('For my eyes');

      await page.context().setOffline(true);
      await signOut(page);
      await expect(question.getByText('could not be copied')).toBeVisible();
      await question.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You could not be signed out')).toBeVisible();
      await expect(title(page)).toHaveValue('For my eyes');
      expect(await kept(page)).toHaveLength(1);
      await page.context().setOffline(false);

      const tab = await page.context().newPage();
      await tab.goto(`${url}/admin/questions/create`);
      await tab.getByRole('textbox', { name: 'Question' }).fill('In another tab');
      await expect(tab.getByRole('button', { name: 'Account: ' })).toBeVisible();
      await expect.poll(() => kept(page)).toHaveLength(2);

      await signOut(page);
      await expect(question.getByText('Texts stay with your account')).toBeVisible();
      await question.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You have signed out.')).toBeVisible();
      await expect(title(page)).toHaveValue('');
      await expect(tab).toHaveURL(`${url}/admin/login`);
      expect(await kept(page)).toEqual([]);
      await expect.poll(() => keptPictures(page)).toBe(0);
      await openCreateForm(page, url);
      await expect(restore(page)).toBeHidden();

      await page.goto(`${url}/admin/login`);
      await signInAsStaff(page);
      await expect(account).toBeVisible();
      await openCreateForm(page, url);
      await restore(page).click();
      await expect(title(page)).toHaveValue('For my eyes');
      await expect(
        page.getByText('“office.webp” could not be kept. Choose it again.'),
      ).toBeVisible();
    },
  );

  test('is reported as lost where the device is full', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await openCreateForm(page);
    await title(page).fill('No room for this');
    await expect(page.getByText('can be lost if you leave before you save')).toBeVisible();
    await lookIntoBar(page, (bar) => bar.getByRole('link', { name: 'Blog posts' }).click());
    await expect(page.getByText('can be lost then')).toBeVisible();
  });

  test('is kept by each tab for itself', { tag: '@slow' }, async ({ page, context }) => {
    await openCreateForm(page);
    await writePost(page, { title: 'Typed in the first tab' });
    await expect.poll(() => kept(page)).toHaveLength(1);

    const second = await context.newPage();
    await openCreateForm(second);
    await writePost(second, { title: 'Typed in the second tab' });
    await expect.poll(() => kept(second)).toHaveLength(2);
    await expect(restore(second)).toBeHidden();

    await page.close();
    await second.close();
    const third = await context.newPage();
    await openCreateForm(third);
    await expect(third.getByText('“Typed in the second tab”')).toBeVisible();
    await expect(third.getByText('“Typed in the first tab”')).toBeVisible();
    for (const left of ['first', 'second']) {
      const offer = third.getByRole('alert').filter({ hasText: `Typed in the ${left} tab` });
      await offer.getByRole('button', { name: 'Discard' }).click();
      await expect(offer).toBeHidden();
    }
    await expect(restore(third)).toBeHidden();
    expect(await kept(third)).toEqual([]);
  });

  test(
    'of an edit belongs to its post and holds only what was changed',
    { tag: '@slow' },
    async ({ page, server }) => {
      const [mine, other] = await insertPosts(server, [aPost(), aPost()]);
      await page.route('**/rest/v1/blog_posts?*', async (route) => {
        const response = await route.fetch({ maxRetries: 2 });
        await new Promise((wake) => setTimeout(wake, 500));
        await route.fulfill({ response });
      });
      await page.goto(`/admin/blog_posts/${mine?.id}`);
      await title(page).fill('Changed but not saved');
      await expect.poll(async () => (await kept(page)).join()).toContain('Changed but not saved');
      expect((await kept(page)).join()).not.toContain(mine?.excerpt);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.goto(`/admin/blog_posts/${other?.id}`);
      await expect(title(page)).toHaveValue(other?.title ?? '');
      await expect(restore(page)).toBeHidden();
      await page.goto(`/admin/blog_posts/${mine?.id}`);
      await restore(page).click();
      await expect(title(page)).toHaveValue('Changed but not saved');
      // Requests still held are abandoned.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test(
    'meets a newer version on the server: both times are told, and nothing of either is lost',
    { tag: '@slow' },
    async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ title: 'As it was' })]);
      const row = `blog_posts?id=eq.${post?.id}`;
      const stored = () => server.rows(row);
      await page.goto(`/admin/blog_posts/${post?.id}`);
      await title(page).fill('Typed before the crash');
      await expect.poll(async () => (await kept(page)).join()).toContain('Typed before the crash');
      await server.update(row, { title: 'Theirs', excerpt: 'Theirs, too.' });
      await page.close({ runBeforeUnload: false });

      const next = await page.context().newPage();
      await next.goto(`/admin/blog_posts/${post?.id}`);
      await expect(title(next)).toHaveValue('Theirs');
      const offer = next.getByRole('alert').filter({ has: restore(next) });
      const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
      await expect(offer).toHaveText(
        new RegExp(
          `“Typed before the crash” was typed here on ${today}, .*What is saved is newer, from ${today}`,
        ),
      );
      await restore(next).click();
      await expect(title(next)).toHaveValue('Typed before the crash');
      await expect(next.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Theirs, too.');
      await next.getByRole('button', { name: 'History' }).click();
      await expect(next.getByRole('dialog').getByRole('insertion').first()).toHaveText('Theirs');
      await next.keyboard.press('Escape');
      await next.getByRole('button', { name: 'Save changes' }).click();
      await expect(next.getByText('Blog post saved')).toBeVisible();
      expect(await stored()).toMatchObject([
        { title: 'Typed before the crash', excerpt: 'Theirs, too.' },
      ]);
      expect(await kept(next)).toEqual([]);
    },
  );
});

test(
  'what somebody types after signing in is offered on their other device, until it is saved',
  { tag: '@slow' },
  async ({ page, browser, startServer }) => {
    const server = await startServer();
    const copies = async () =>
      (
        await server.rows<{ title?: string }>(
          'unsaved_changes?select=title:changes->values->>title',
          'service',
        )
      ).map(({ title }) => title);
    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await expect(page.getByRole('button', { name: 'Account: ' })).toBeVisible();
    await openCreateForm(page, server.url);
    await writePost(page, { title: 'Begun on the laptop', excerpt: 'At the desk.' });
    await expect.poll(copies).toEqual(['Begun on the laptop']);

    const phone = await (await browser.newContext()).newPage();
    await openCreateForm(phone, server.url);
    await title(phone).fill('By nobody in particular');
    await expect.poll(async () => (await kept(phone)).join()).toContain('By nobody');
    await phone.goto(`${server.url}/admin/login`);
    await signInAsStaff(phone);
    await expect(phone.getByRole('button', { name: 'Account: ' })).toBeVisible();
    await openCreateForm(phone, server.url);
    // This browser's changes are offered first, being newer.
    const offers = phone.getByRole('alert');
    await expect(offers.first()).toContainText('By nobody in particular');
    await offers.first().getByRole('button', { name: 'Discard' }).click();
    await expect(offers).toHaveCount(1);
    await expect(offers).toContainText('“Begun on the laptop” was typed on another device on');
    await restore(phone).click();
    await expect(title(phone)).toHaveValue('Begun on the laptop');
    await expect(phone.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('At the desk.');
    await title(phone).fill('Finished on the phone');
    await expect.poll(copies).toEqual(['Finished on the phone']);
    await phone.getByRole('button', { name: 'Save draft' }).click();
    await expect(phone.getByText('Draft saved')).toBeVisible();
    await expect.poll(copies).toEqual([]);
    await phone.context().close();
  },
);

test.describe('leaving with unsaved changes', () => {
  test(
    'does not navigate after a save that was left, and drops what it saved',
    { tag: '@slow' },
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/rest/v1/blog_posts*', async (route) => {
        if (route.request().method() === 'POST') await released;
        await route.fallback();
      });
      await openCreateForm(page);
      await writePost(page, { title: 'Saved on the way' });
      await page.getByRole('button', { name: 'Save draft' }).click();
      await lookIntoBar(page, (bar) => bar.getByRole('link', { name: 'Blog posts' }).click());
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/admin/blog_posts');
      release();
      await expect(page.getByText('Draft saved: only staff can read it')).toBeVisible();
      await expect(page).toHaveURL('/admin/blog_posts');
      await expect(page.getByRole('link', { name: 'Saved on the way', exact: true })).toBeVisible();
      expect(await kept(page)).toEqual([]);
    },
  );

  test(
    'is asked about by the browser on the way to the site, also after a failed save',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      });
      await openCreateForm(page);
      await writePost(page, POST);
      await page.getByRole('link', { name: 'About' }).first().click();
      await expect.poll(() => asked).toEqual(['beforeunload']);

      await page.route('**/rest/v1/blog_posts*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { message: 'the database sleeps' } })
          : route.fallback(),
      );
      await publish(page);
      await expect(page.getByText('Failed to create blog post: the database sleeps')).toBeVisible();
      await page.getByRole('link', { name: 'About' }).first().click();
      await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);

      await page.unroute('**/rest/v1/blog_posts*');
      await publish(page);
      await expect(page).toHaveURL('/blog/a-post-that-is-not-lost');
      expect(asked).toHaveLength(2);
    },
  );
});

test(
  'whoever leaves right after pressing "Sign in" has lost nothing',
  { tag: '@slow' },
  async ({ page }) => {
    await openCreateForm(page);
    await title(page).fill('Typed before signing in');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await signInAsStaff(page);
    await page.goto('/blog');
    await page.goto('/admin/login');
    // Whether the session has begun depends on the network.
    const account = page.getByRole('button', { name: 'Account: ' });
    const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await expect(account.or(button)).toBeVisible();
    if (await button.isVisible()) await signInAsStaff(page);
    await expect(account).toBeVisible();
    await page.goto('/admin');
    await restore(page).click();
    await expect(title(page)).toHaveValue('Typed before signing in');
  },
);
