import { expect } from '@playwright/test';
import { aPost, insertPosts } from '../../support/posts.ts';
import type { State, Tools } from './state.ts';

async function openEditForm({ page, server }: Tools) {
  const [post] = await insertPosts(server, [aPost({ title: 'To be edited' })]);
  await page.goto(`/admin/blog_posts/${post?.id}`);
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  return post;
}

async function openConflict(tools: Tools) {
  const { page, server } = tools;
  const post = await openEditForm(tools);
  await server.request(
    `/rest/v1/blog_posts?id=eq.${post?.id}`,
    { method: 'PATCH', body: JSON.stringify({ excerpt: 'Theirs.' }) },
    'service',
  );
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Mine.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Somebody else has changed this blog post')).toBeVisible();
}

export const editFormStates: State[] = [
  { name: 'edit form', open: async (tools) => void (await openEditForm(tools)) },
  { name: 'edit form after somebody else has saved', part: 'main', open: openConflict },
];
