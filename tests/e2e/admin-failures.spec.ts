import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  title: 'A Post That Fails First',
  category: 'Green Cleaning',
  excerpt: 'Nothing of this may get lost.',
  content: 'Not one word of it.',
  picture: 'public/pictures/office.webp',
};

/** Answers only writes of rows with `answer`. */
const whenSaving = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/rest/v1/blog_posts*', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

async function expectToast(page: Page, description: string) {
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText('Error');
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

async function expectFormAsTyped(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(POST.title);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(POST.category);
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue(POST.excerpt);
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText(POST.content);
  await expect(page.getByText('office.webp')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeEnabled();
}

interface Failure {
  because: string;
  answer: (route: Route) => Promise<void>;
  toast: string;
  /** In the title, too. */
  isTitles?: boolean;
}

const failures: Failure[] = [
  {
    because: 'the database refuses',
    answer: json(400, { code: '22000', message: 'the database said no' }),
    toast: 'Failed to create blog post: the database said no',
  },
  {
    because: 'nothing comes back',
    answer: (route) => route.fulfill({ status: 201, body: '' }),
    toast: 'Failed to create blog post',
  },
  {
    because: 'the connection breaks',
    answer: (route) => route.abort(),
    toast: 'Failed to create blog post: the server could not be reached',
  },
  {
    because: 'somebody took the address a moment ago',
    answer: json(409, {
      code: '23505',
      message: 'duplicate key value violates unique constraint "blog_posts_slug_key"',
    }),
    toast: 'Failed to create blog post: Another post already has this web address.',
    isTitles: true,
  },
  {
    because: 'a rule of the database is broken',
    answer: json(400, {
      code: '23514',
      message:
        'new row for relation "blog_posts" violates check constraint "blog_posts_excerpt_length"',
    }),
    toast: 'Failed to create blog post: Excerpt must have at most 500 characters',
  },
  {
    because: 'the database is restarting',
    answer: json(503, { message: 'the database is restarting' }),
    toast: 'Failed to create blog post: the database is restarting',
  },
];

test(
  'a post that cannot be saved reports why, keeps every field, and is saved later with one file',
  { tag: '@slow' },
  async ({ page, server, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const pictures = join(server.dataDir, 'storage/blog-images/blog');
    const before = readdirSync(pictures);
    await openCreateForm(page);
    await writePost(page, POST);

    await test.step('because the storage takes no picture: no row is written', async () => {
      await page.route(
        '**/storage/v1/object/**',
        json(400, {
          statusCode: '413',
          error: 'Payload too large',
          message: 'The object is too big',
        }),
      );
      let rows = 0;
      await whenSaving(page, (route) => {
        rows += 1;
        return route.fallback();
      });
      await publish(page);
      await expectToast(page, 'Image upload failed: The object is too big');
      await expectFormAsTyped(page);
      expect(rows).toBe(0);
      await page.unrouteAll();
    });

    for (const { because, answer, toast, isTitles = false } of failures) {
      await test.step(`because ${because}`, async () => {
        await whenSaving(page, answer);
        await publish(page);
        await expectToast(page, toast);
        await expectFormAsTyped(page);
        const title = page.getByRole('textbox', { name: 'Title' });
        if (isTitles) await expect(title).toHaveAttribute('aria-invalid', 'true');
        await page.unrouteAll();
      });
    }

    await publish(page);
    await expect(page).toHaveURL('/blog/a-post-that-fails-first');
    await expect(page.getByText('Not one word of it.')).toBeVisible();
    expect(readdirSync(pictures)).toHaveLength(before.length + 1);
  },
);

test(
  'a post that cannot be read is not reported as deleted, and a deleted one is',
  { tag: '@slow' },
  async ({ page, server, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const [post] = await insertPosts(server, [aPost({ title: 'Still there', published_at: null })]);
    const oneRow = '**/rest/v1/blog_posts?id=eq.*';
    await page.route(oneRow, json(503, { message: 'the database sleeps' }));
    await page.goto(`/admin/blog_posts/${post?.id}`);
    await expect(page.getByText('The blog post could not be loaded.')).toBeVisible();
    await page.unroute(oneRow);
    await page.getByRole('button', { name: 'Retry' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Still there');

    await test.step('what was refused is forgotten once it is saved', async () => {
      const offer = page.getByRole('button', { name: 'Sign in' });
      const refuse = json(403, { code: '42501', message: 'new row violates row-level security' });
      await page.route(oneRow, (route) =>
        route.request().method() === 'PATCH' ? refuse(route) : route.fallback(),
      );
      await title.fill('Still a draft');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText(/^Failed to update blog post/)).toBeVisible();
      // The toast leaves it free.
      await offer.click({ trial: true, timeout: 3_000 });
      await page.unroute(oneRow);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText('Draft saved')).toBeVisible();
      await expect(offer).toBeHidden();
    });

    for (const id of [randomUUID(), 'junk']) {
      await page.goto(`/admin/blog_posts/${id}`);
      await expect(page.getByText('It no longer exists.')).toBeVisible();
      await expect(page).toHaveURL('/admin/blog_posts');
    }
  },
);
