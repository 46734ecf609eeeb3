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

async function openDraft(tools: Tools) {
  const { page, server } = tools;
  const image = '/og.webp';
  const [post] = await insertPosts(server, [
    aPost({ title: 'A draft', published_at: null, image }),
  ]);
  await page.goto(`/admin/blog_posts/${post?.id}`);
  await expect(page.getByRole('button', { name: 'What stays in view on cards' })).toBeVisible();
}

const dialogOver =
  (open: (tools: Tools) => Promise<unknown>, button: string): State['open'] =>
  async (tools) => {
    await open(tools);
    await tools.page.getByRole('button', { name: button }).click();
    await expect(tools.page.getByRole('dialog')).toBeVisible();
  };

export const editFormStates: State[] = [
  { name: 'edit form', open: async (tools) => void (await openEditForm(tools)) },
  { name: 'edit form of a draft with a picture', part: 'main', open: openDraft },
  {
    name: 'dialog that schedules',
    part: '[role=dialog]',
    open: dialogOver(openDraft, 'Schedule…'),
  },
  {
    name: 'dialog with a preview link',
    part: '[role=dialog]',
    open: async (tools) => {
      await dialogOver(openDraft, 'Preview link')(tools);
      await tools.page.getByRole('button', { name: 'Make a link' }).click();
      await expect(tools.page.getByLabel('The link')).toBeVisible();
    },
  },
  {
    name: 'dialog with the history',
    part: '[role=dialog]',
    open: async (tools) => {
      await dialogOver(openEditForm, 'History')(tools);
      await expect(tools.page.getByRole('region', { name: 'What it changed' })).toBeVisible();
    },
  },
  {
    name: 'dialog with the library',
    part: '[role=dialog]',
    open: async (tools) => {
      await dialogOver(openDraft, 'Choose from library')(tools);
      await expect(tools.page.getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'edit form after somebody else has saved', part: 'main', open: openConflict },
];
