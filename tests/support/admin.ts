import { expect, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test';
import { isHydrated } from './hydration.ts';

/** Input of the create form; left out means empty. */
export interface PostDraft {
  title?: string;
  category?: string;
  excerpt?: string;
  content?: string;
  /** A picture file's path. */
  picture?: string;
}

export async function openCreateForm(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await expect.poll(() => isHydrated(page)).toBe(true);
  // The pointer moves as a person's; the editor replaces a textarea.
  await page.mouse.move(0, 0);
  await page.mouse.move(10, 10);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
}

/** The bar's links, or its menu while that is open. */
export const adminBar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens the bar's menu where the links do not fit. */
export async function lookIntoBar(
  page: Page,
  look: (bar: Locator) => Promise<unknown>,
): Promise<void> {
  const bar = adminBar(page);
  const menu = bar.getByRole('button', { name: /^Menu\b/ });
  await expect(menu.or(bar.getByRole('link')).first()).toBeVisible();
  const isFolded = await menu.isVisible();
  if (isFolded) await menu.press('Enter');
  await look(bar);
  if (isFolded) await page.keyboard.press('Escape');
}

/** Beside the form or in its sheet. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The page as visitors see it"]');
}

export async function writePost(page: Page, draft: PostDraft): Promise<void> {
  // First, because its questions move the last button.
  if (draft.picture) await page.locator('input[type=file]').first().setInputFiles(draft.picture);
  if (draft.title) await page.getByRole('textbox', { name: 'Title' }).fill(draft.title);
  if (draft.category) {
    await page.getByRole('combobox', { name: 'Category' }).selectOption(draft.category);
  }
  if (draft.excerpt) await page.getByRole('textbox', { name: 'Excerpt' }).fill(draft.excerpt);
  if (draft.content) await page.getByRole('textbox', { name: 'Content' }).fill(draft.content);
  if (draft.picture && draft.title) {
    // Without it publishing asks first, once the preview is checked.
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A tidy room');
    // The last of its questions.
    await expect(page.getByRole('button', { name: 'What stays in view on cards' })).toBeVisible();
  }
}

/** Whether a request stores content; presence does not. */
export const isWrite = (request: Request): boolean =>
  request.method() === 'POST' && !request.url().endsWith('/rpc/staff_seen');

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Post' }).click();
}

/** With the seed's login, on the login page or in the dialog over a form. */
export async function signInAsStaff(page: Page, password = 'brightwell'): Promise<void> {
  const place = page.getByRole('dialog').or(page.getByRole('main')).last();
  await place.getByLabel('Email').fill('staff@example.com');
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in' }).click();
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account: ' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Leaves the browser with an expired access token and a session that the server has forgotten. */
export async function letSessionExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }));
  });
}
