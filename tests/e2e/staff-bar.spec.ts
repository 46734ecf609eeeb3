import type { BuildManifest } from '../../src/shared/build-manifest.ts';
import { axeFindings } from '../a11y/checks/axe.ts';
import { openCreateForm, publish, signInAsStaff, writePost } from '../support/admin.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test('staff get to where a page is written', { tag: '@slow' }, async ({ page, server }) => {
  const [post] = await insertPosts(server, [
    aPost({
      title: 'From the site back',
      content:
        '<p>Wipe from the top down.</p><p>Then ask <a href="/contact">for a quote</a>, or not.</p>',
    }),
  ]);
  const bar = page.getByRole('complementary', { name: 'For staff' });
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));

  await test.step('visitors get nothing', async () => {
    await gotoHydrated(page, '/blog/from-the-site-back');
    await page.waitForLoadState('networkidle');
    expect(code.filter((url) => url.includes('StaffBar'))).toEqual([]);
    await expect(bar).toHaveCount(0);
  });

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInAsStaff(page);
  await expect(page.getByRole('button', { name: 'Account: ' })).toBeVisible();
  await page.goto('/blog/from-the-site-back');
  await expect(bar.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `/admin/blog_posts/${post?.id}`,
  );
  await expect(bar.getByText('Changed since the pages were built: 1 blog post')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'New page' })).toHaveAttribute(
    'href',
    '/admin/pages/create',
  );
  expect(await axeFindings(page)).toEqual([]);

  await test.step('and nobody sees it on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(bar.getByRole('link', { name: 'Edit this page' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a page that nobody has written yet begins as it is', async () => {
    await page.goto('/about');
    await bar.getByRole('link', { name: 'Edit this page' }).click();
    await expect(page.getByLabel('Web address', { exact: true })).toContainText('/about');
    await page.goto('/blog/from-the-site-back');
    await expect(bar.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  });

  const content = page.getByRole('textbox', { name: 'Content', exact: true });
  await page.getByText('Wipe from the top down').hover();
  await bar.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(content).toBeFocused();

  await test.step('by keyboard, too, to the very paragraph', async () => {
    await page.goto('/blog/from-the-site-back');
    await expect(bar.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await page.getByRole('link', { name: 'for a quote' }).focus();
    await page.keyboard.press('Alt+e');
    await expect(content).toBeFocused();
    await page.keyboard.type('Here: ');
    await expect(content.getByText('Here: Then ask for a quote')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
  });

  await test.step('it reports what changed since the build, and when nothing has', async () => {
    const stored = { path: '/from-the-site-back', title: 'From the site back' };
    const write = (method: string, rows: string, body?: object) =>
      server.request(`/rest/v1/${rows}`, { method, body: JSON.stringify(body) }, 'service');
    await write('POST', 'pages', stored);
    await page.goto('/about');
    const state = bar.getByText('Changed since the pages were built: ');
    await expect(state).toContainText('1 blog post, 1 page');
    await write('DELETE', `pages?path=eq.${stored.path}`);
    await write('DELETE', `blog_posts?id=eq.${post?.id}`);
    await page.reload();
    await expect(bar.getByText('The built pages are up to date')).toBeVisible();
  });

  await test.step('in the words of the admin’s menu', async () => {
    const { state: built } = (await (
      await fetch(`${server.url}/built.json`)
    ).json()) as BuildManifest;
    const written = { ...built, price_plans: '4711', team_members: '4711' };
    const tables = Object.entries(written).map(([name, said = '']) => {
      const [version, due_at] = said.split(/ (.*)/);
      return { name, version, due_at: due_at || null, due_in: null };
    });
    await page.route('**/rpc/content_state', (route) => route.fulfill({ json: tables }));
    await page.reload();
    const state = bar.getByText('Changed since the pages were built: ');
    await expect(state).toHaveText('Changed since the pages were built: prices, team members');
    await page.unroute('**/rpc/content_state');
  });

  await test.step('on a phone it lies over no message of a save', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCreateForm(page);
    const words = { excerpt: 'Excerpt.', content: 'Content.', category: 'Home Cleaning' };
    await writePost(page, { title: 'From a phone', ...words });
    await publish(page);
    await expect(bar.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Success!')).toBeHidden();
  });

  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
});
