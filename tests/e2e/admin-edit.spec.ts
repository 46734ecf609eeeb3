import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BlogPost } from '../../src/shared/blog.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

async function existing(server: Server, title: string): Promise<BlogPost> {
  const [post] = await insertPosts(server, [aPost({ title, date: 'May 14, 2025' })]);
  if (!post) throw new Error('The post was not inserted');
  return post;
}

async function stored(server: Server, { id }: BlogPost): Promise<BlogPost> {
  const [post] = await server.rows<BlogPost>(`blog_posts?id=eq.${id}`);
  if (!post) throw new Error('The post is gone');
  return post;
}

async function openEdit(page: Page, { id }: BlogPost) {
  await page.goto(`/admin/blog_posts/${id}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

const savedBySomebodyElse = (server: Server, { id }: BlogPost, excerpt: string) =>
  server.update(`blog_posts?id=eq.${id}`, { excerpt });

test.describe('editing a blog post', () => {
  test('keeps slug and date when the title changes', async ({ page, server }) => {
    const post = await existing(server, 'An Early Title');
    // Late content must not move a button away from a press.
    await page.route('**/admin-assets/*.js', async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await openEdit(page, post);
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.001);
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('textbox', { name: 'Title' }).fill('A Later Title');
    await save(page);
    expect((await saved).postDataJSON()).toEqual({ title: 'A Later Title' });
    await expect(page.getByText('Blog post saved')).toBeVisible();
    await expect(page).toHaveURL('/admin/blog_posts');
    expect(await stored(server, post)).toMatchObject({
      title: 'A Later Title',
      slug: 'an-early-title',
      date: 'May 14, 2025',
      image: '/placeholder.svg',
    });
  });

  test(
    'keeps what somebody else saved meanwhile, and asks about what both have changed',
    { tag: '@slow' },
    async ({ page, server }) => {
      const post = await existing(server, 'Edited by Two');
      const title = page.getByRole('textbox', { name: 'Title' });
      const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
      await openEdit(page, post);
      await title.fill('Edited by Me');
      await savedBySomebodyElse(server, post, 'Their excerpt.');
      await save(page);
      await expect(page).toHaveURL('/admin/blog_posts');
      // Icon, two lines and close button, in a row.
      const toast = page.getByRole('alert').filter({ hasText: 'Blog post saved' });
      expect((await toast.boundingBox())?.height).toBeLessThan(100);
      const merged = { title: 'Edited by Me', excerpt: 'Their excerpt.' };
      expect(await stored(server, post)).toMatchObject(merged);

      await openEdit(page, post);
      await excerpt.fill('My excerpt.');
      await title.fill('Edited by Us');
      await savedBySomebodyElse(server, post, 'Their later excerpt.');
      await title.press('Control+s');
      const alert = page.getByRole('alert').filter({ hasText: 'has been changed meanwhile' });
      await expect(alert).toBeInViewport();
      await expect(alert).toContainText(/saved it on .+You have both changed “Excerpt”,/);
      await expect(excerpt).toHaveValue('My excerpt.');
      expect(await stored(server, post)).toMatchObject({
        ...merged,
        excerpt: 'Their later excerpt.',
      });

      const reread = page.waitForResponse(/\/rest\/v1\/blog_posts\?.*id=/);
      await alert.getByRole('button', { name: 'Take theirs' }).click();
      await expect(alert).toBeHidden();
      await expect(excerpt).toHaveValue('Their later excerpt.');
      await reread;
      await expect(title).toHaveValue('Edited by Us');
      await excerpt.fill('My later excerpt.');
      await server.update(`blog_posts?id=eq.${post.id}`, { category: 'Green Cleaning' });
      await save(page);
      await expect(page).toHaveURL('/admin/blog_posts');
      expect(await stored(server, post)).toMatchObject({
        title: 'Edited by Us',
        excerpt: 'My later excerpt.',
        category: 'Green Cleaning',
      });
    },
  );

  test(
    'asks nobody who has typed on whether to leave, once the save is done',
    { tag: '@slow' },
    async ({ page, server }) => {
      const post = await existing(server, 'Typed on');
      const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
      await openEdit(page, post);
      await excerpt.fill('Saved');
      const release = await holdRequests(page, /\/rest\/v1\/blog_posts/);
      await save(page);
      await excerpt.fill('Saved, and typed on');
      release();
      await expect(page.getByText('Blog post saved')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(excerpt).toHaveValue('Saved, and typed on');
      expect(await stored(server, post)).toMatchObject({ excerpt: 'Saved' });
      await save(page);
      await expect(page).toHaveURL('/admin/blog_posts');
      expect(await stored(server, post)).toMatchObject({ excerpt: 'Saved, and typed on' });
    },
  );

  test(
    'offers two ways on when the post has been deleted meanwhile',
    { tag: '@slow' },
    async ({ page, server }) => {
      const post = await existing(server, 'Gone');
      await openEdit(page, post);
      await page.getByRole('textbox', { name: 'Title' }).fill('Gone, really');
      await server.delete(`blog_posts?id=eq.${post.id}`);
      await save(page);
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'This blog post has been deleted meanwhile' });
      await expect(alert).toBeInViewport();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gone, really');
      await alert.getByRole('button', { name: 'Bring it back' }).click();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gone, really');
      await save(page);
      await expect(page).toHaveURL('/admin/blog_posts');
      expect(await stored(server, post)).toMatchObject({ title: 'Gone, really' });
    },
  );
});
