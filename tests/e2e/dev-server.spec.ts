import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { letSessionExpire, publish, signInAsStaff, signOut, writePost } from '../support/admin.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from '../support/test.ts';

test.describe('npm run dev', { tag: '@slow' }, () => {
  test('shows where everything is, and the first click on Admin needs no reload', async ({
    page,
    startServer,
  }) => {
    const server = await startServer({ mode: 'dev' });
    for (const line of [
      `${server.url}/`,
      `${server.url}/admin`,
      'staff@example.com',
      server.dataDir,
    ]) {
      expect(server.output).toContain(line.replace(/^.*\/(?=brightwell-test)/, ''));
    }
    expect(server.output).not.toMatch(/error|warn|deprecat|experimental/i);

    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await server.update('company?id=not.is.null', { phone: '0121 496 0999' }, 'admin');
    await expect(page.getByRole('link', { name: 'Call 0121 496 0999' })).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.getByRole('navigation').first().getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible({ timeout: 20_000 });
    expect(documents).toBe(1);
    expect(server.output).not.toMatch(/reloading|optimized dependencies changed/i);
  });
});

test.describe('a hosted project', { tag: '@slow' }, () => {
  test('gets every call, sign-in first where it is required, and no embedded backend starts', async ({
    page,
    startServer,
    expectConsole,
  }) => {
    // The expired session below, as logged by the browser and supabase-js.
    expectConsole(/Failed to load resource|Refresh token is not valid/);
    const port = await freePort();
    const hosted = await startServer({
      env: { SUPABASE_LOCAL_ORIGINS: `http://localhost:${port}` },
    });
    const app = await startServer({
      mode: 'dev',
      seed: false,
      port,
      env: {
        VITE_SUPABASE_URL: hosted.url,
        VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
        VITE_ADMIN_SIGN_IN: 'required',
      },
    });
    const apiCalls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isCall = ['fetch', 'xhr'].includes(request.resourceType());
      if (isCall && /^\/(rest|auth|storage)\/v1\//.test(pathname)) apiCalls.push(origin);
    });

    await page.goto(`${app.url}/admin`);
    await expect(page).toHaveURL(`${app.url}/admin/login`, { timeout: 40_000 });
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeHidden();
    await signInAsStaff(page);
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await writePost(page, {
      title: 'Written to the Hosted Project',
      category: 'Home Cleaning',
      excerpt: 'It lands on the other server.',
      content: 'Nothing of it stays here.',
      picture: 'public/pictures/office.webp',
    });
    // The login page must not unmount the form.
    await letSessionExpire(page);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('brightwell');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await publish(page);
    await expect(page).toHaveURL(`${app.url}/blog/written-to-the-hosted-project`);
    await expect(page.getByText('Nothing of it stays here.')).toBeVisible();
    await expect(page.locator('article img').first()).toHaveAttribute(
      'src',
      new RegExp(`^${hosted.url}/storage/v1/object/public/blog-images/blog/`),
    );
    await page.goto(`${app.url}/blog`);
    await expect(
      page.getByRole('region', { name: 'Articles' }).getByRole('listitem').first(),
    ).toContainText('Written to the Hosted Project');

    await page.goto(`${app.url}/admin`);
    await signOut(page);
    await expect(page).toHaveURL(`${app.url}/admin/login`);

    expect(new Set(apiCalls)).toEqual(new Set([hosted.url]));
    expect(existsSync(join(app.dataDir, 'db'))).toBe(false);
    expect(app.output).not.toContain('Staff login');
  });
});
