import { expect, type Page } from '@playwright/test';
import { openCreateForm, previewOf, publish, writePost } from '../../support/admin.ts';
import { hold, only, POST_ROWS, type State, type StateGroup } from './state.ts';

export const POST = {
  title: 'A Post for Every Eye and Ear',
  category: 'Home Cleaning',
  excerpt: 'What it says, in a sentence.',
  content: 'Dust from the top down.',
  picture: 'public/pictures/office.webp',
};

export const create =
  (then: (page: Page) => Promise<void> = async () => undefined): State['open'] =>
  async ({ page }) => {
    await openCreateForm(page);
    await then(page);
  };

export const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

export const createFormStates: StateGroup[] = [
  {
    name: 'create form, from empty to saving',
    states: [
      { name: 'create form empty', open: create() },
      {
        name: 'create form invalid',
        open: async ({ page }) => {
          await publish(page);
          await expect(page.getByText('Content is required')).toBeVisible();
        },
      },
      {
        name: 'create form filled, with the preview',
        open: async ({ page }) => {
          await writePost(page, POST);
          await expect(previewOf(page).getByRole('heading', { name: POST.title })).toBeVisible();
        },
      },
      {
        name: 'create form saving',
        open: async ({ page }) => {
          await hold(page, POST_ROWS, 'POST');
          await publish(page);
          await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
        },
      },
    ],
  },
  {
    name: 'create form, its dialogs and its HTML',
    states: [
      {
        name: 'create form with a refused picture',
        part: 'form',
        open: create(async (page) => {
          await writePost(page, { picture: 'package.json' });
          await expect(page.getByRole('alert').first()).toBeVisible();
        }),
      },
      {
        name: 'dialog for a link',
        part: '[role=dialog]',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Link', exact: true }).click();
          await page.getByRole('button', { name: 'Save link' }).click();
          await expect(
            page.getByText('Choose a page, or type where the link leads.'),
          ).toBeVisible();
        },
      },
      {
        name: 'dialog for a picture in the text',
        part: '[role=dialog]',
        open: async ({ page }) => {
          await closeDialog(page);
          await page.getByRole('button', { name: 'Image', exact: true }).click();
          await page.getByRole('button', { name: 'Insert picture' }).click();
          await expect(
            page.getByText('Choose a file, or type the web address of a picture.'),
          ).toBeVisible();
        },
      },
      {
        name: 'create form in the HTML view',
        part: 'form',
        open: async ({ page }) => {
          await closeDialog(page);
          await page.getByRole('button', { name: 'HTML' }).click();
          const source = page.getByRole('textbox', { name: 'Content (HTML)' });
          await source.fill('<p data-x="1">Kept</p>');
          await page.getByRole('textbox', { name: 'Title' }).focus();
          await expect(page.getByText('Left out, because an article cannot hold it')).toBeVisible();
        },
      },
    ],
  },
  only({
    name: 'create form on a phone, with the preview opened',
    phoneOnly: true,
    open: create(async (page) => {
      await writePost(page, { title: POST.title });
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(previewOf(page).getByRole('heading', { name: POST.title })).toBeVisible();
    }),
  }),
];
