import { expect, type Page, type Route } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { hold, type State, type Tools } from './state.ts';

const ROWS = '**/rest/v1/blog_posts*';
const POST = {
  title: 'A Post for Every Eye and Ear',
  category: 'Home Cleaning',
  excerpt: 'What it says, in a sentence.',
  content: 'Dust from the top down.',
  picture: 'src/site/pictures/office.webp',
};

const create =
  (then: (page: Page) => Promise<void> = async () => undefined): State['open'] =>
  async ({ page }) => {
    await openCreateForm(page);
    await then(page);
  };

async function openFailed({ page, expectConsole }: Tools, status: number) {
  expectConsole(/Failed to load resource/);
  const refuse = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { code: '42501', message: 'the server refused' } })
      : route.fallback();
  await openCreateForm(page);
  await writePost(page, { ...POST, picture: undefined });
  await page.route(ROWS, refuse);
  await publish(page);
  // A toast stays as long as it has the focus.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).focus();
}

async function openGrid(page: Page, query = '') {
  await page.goto(`/admin/blog_posts${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
}

async function openGridWithSelection({ page }: Tools) {
  await openGrid(page);
  await page
    .getByRole('checkbox', { name: /^Select How to/ })
    .first()
    .check();
  await expect(page.getByText('1 item selected')).toBeVisible();
}

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

/** Every screen that staff see, in every state (issue 7). */
export const adminStates: State[] = [
  { name: 'create form empty', open: create() },
  {
    name: 'create form invalid',
    open: create(async (page) => {
      await publish(page);
      await expect(page.getByText('Content is required')).toBeVisible();
    }),
  },
  {
    name: 'create form filled, with the preview',
    open: create(async (page) => {
      await writePost(page, POST);
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: POST.title })).toBeVisible();
    }),
  },
  {
    name: 'create form on a phone, with the preview opened',
    phoneOnly: true,
    open: create(async (page) => {
      await writePost(page, { title: POST.title });
      await page.getByRole('button', { name: 'Show preview' }).click();
      await expect(page.getByRole('heading', { name: POST.title })).toBeVisible();
    }),
  },
  {
    name: 'create form with a refused picture',
    part: 'form',
    open: create(async (page) => {
      await writePost(page, { picture: 'package.json' });
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  },
  {
    name: 'create form in the HTML view',
    part: 'form',
    open: create(async (page) => {
      await page.getByRole('button', { name: 'HTML' }).click();
      await page.getByRole('textbox', { name: 'Content (HTML)' }).fill('<p data-x="1">Kept</p>');
      await page.getByRole('textbox', { name: 'Title' }).focus();
      await expect(page.getByText('Removed, because readers never get it')).toBeVisible();
    }),
  },
  {
    name: 'dialog for a link',
    part: '[role=dialog]',
    open: create(async (page) => {
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByRole('button', { name: 'Save link' }).click();
      await expect(page.getByText('Type an address')).toBeVisible();
    }),
  },
  {
    name: 'dialog for a picture in the text',
    part: '[role=dialog]',
    open: create(async (page) => {
      await page.getByRole('button', { name: 'Image', exact: true }).click();
      await page.getByRole('button', { name: 'Insert picture' }).click();
      await expect(page.getByText('Type the address of a picture.')).toBeVisible();
    }),
  },
  {
    name: 'create form saving',
    open: create(async (page) => {
      await writePost(page, POST);
      await hold(page, ROWS, 'POST');
      await publish(page);
      await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    }),
  },
  { name: 'create form after a failed save', open: (tools) => openFailed(tools, 500) },
  {
    name: 'create form after a refusal, which offers to sign in',
    open: (tools) => openFailed(tools, 403),
  },
  {
    name: 'dialog to sign in',
    part: '[role=dialog]',
    open: async (tools) => {
      await openFailed(tools, 403);
      await tools.page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
      await expect(tools.page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    name: 'dialog before changes are left behind',
    part: '[role=dialog]',
    open: create(async (page) => {
      await writePost(page, { title: POST.title });
      await page.getByRole('link', { name: 'Blog posts' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    }),
  },
  {
    name: 'create form offering a draft',
    part: 'main',
    open: create(async (page) => {
      await writePost(page, { title: POST.title });
      await page.getByRole('link', { name: 'Blog posts' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('link', { name: 'New blog post' }).first().click();
      await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    }),
  },
  { name: 'grid', open: ({ page }) => openGrid(page) },
  { name: 'grid with a selection', part: 'main', open: openGridWithSelection },
  {
    name: 'grid with nothing found',
    part: 'main',
    open: async ({ page }) => {
      await openGrid(page);
      await page.getByRole('searchbox', { name: 'Search by title' }).fill('zeppelin');
      await expect(page.getByText(/No .* found/)).toBeVisible();
    },
  },
  {
    name: 'grid that could not be loaded',
    part: 'main',
    open: async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route(ROWS, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
      await openGrid(page);
      await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    },
  },
  { name: 'edit form', open: async (tools) => void (await openEditForm(tools)) },
  { name: 'edit form after somebody else has saved', part: 'main', open: openConflict },
  {
    name: 'sign-in page',
    open: async ({ page }) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    name: 'connection check under way',
    part: 'main',
    open: async ({ page }) => {
      await hold(page, ROWS, 'HEAD');
      await openCreateForm(page);
      await expect(page.getByText('Checking Supabase connection...')).toBeVisible();
    },
  },
  {
    name: 'connection error',
    part: 'main',
    open: async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route(ROWS, (route) => route.fulfill({ status: 404 }));
      await openCreateForm(page);
      await expect(page.getByText('Connection error:')).toBeVisible();
    },
  },
];
