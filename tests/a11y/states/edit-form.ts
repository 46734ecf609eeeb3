import { expect } from '@playwright/test';
import { aPost, insertPosts } from '../../support/posts.ts';
import { closeDialog } from './create-form.ts';
import type { State, Tools, StateGroup } from './state.ts';

const TITLE = 'To be edited';

async function openEditForm({ page, server }: Tools) {
  const [post] = await insertPosts(server, [aPost({ title: TITLE })]);
  await page.goto(`/admin/blog_posts/${post?.id}`);
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
}

async function meetConflict({ page, server }: Tools) {
  await closeDialog(page);
  await server.update(`blog_posts?title=eq.${encodeURIComponent(TITLE)}`, { excerpt: 'Theirs.' });
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Mine.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This blog post has been changed meanwhile')).toBeVisible();
}

async function openDraft(tools: Tools) {
  const { page, server } = tools;
  const image = '/og.jpg';
  const [post] = await insertPosts(server, [
    aPost({ title: 'A draft', published_at: null, image }),
  ]);
  await page.goto(`/admin/blog_posts/${post?.id}`);
  await expect(page.getByRole('button', { name: 'What stays in view on cards' })).toBeVisible();
}

const dialogOf =
  (button: string): State['open'] =>
  async ({ page }) => {
    await closeDialog(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

export const editFormStates: StateGroup[] = [
  {
    name: 'edit form',
    states: [
      { name: 'edit form', open: openEditForm },
      {
        name: 'dialog with the history',
        part: '[role=dialog]',
        open: async (tools) => {
          await dialogOf('History')(tools);
          await expect(tools.page.getByRole('region', { name: 'What it changed' })).toBeVisible();
        },
      },
      { name: 'edit form after somebody else has saved', part: 'main', open: meetConflict },
    ],
  },
  {
    name: 'edit form of a draft with a picture',
    states: [
      { name: 'edit form of a draft with a picture', part: 'main', open: openDraft },
      { name: 'dialog that schedules', part: '[role=dialog]', open: dialogOf('Schedule…') },
      {
        name: 'dialog with a preview link',
        part: '[role=dialog]',
        open: async (tools) => {
          await dialogOf('Preview link')(tools);
          await tools.page.getByRole('button', { name: 'Make a link' }).click();
          await expect(tools.page.getByLabel('The link')).toBeVisible();
        },
      },
      {
        name: 'dialog with the library',
        part: '[role=dialog]',
        open: async (tools) => {
          await dialogOf('Choose from library')(tools);
          await expect(tools.page.getByRole('listitem').first()).toBeVisible();
        },
      },
    ],
  },
];
