import { axeFindings } from '../a11y/checks/axe.ts';
import { expect, test } from '../support/test.ts';

test(
  'an owner lets publishing rebuild the site, and sees what is not built yet',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/status of 422/);
    const server = await startServer();

    await test.step('a list reports that the build is up to date', async () => {
      await page.goto(`${server.url}/admin/blog_posts`);
      await expect(page.getByText('The built pages have all that is public here')).toBeVisible();
    });

    await test.step('and names the records that it does not have', async () => {
      for (const more of [
        { path: '/carpets', title: 'Carpets' },
        { path: '/attics', title: 'Attics', published_at: null },
      ]) {
        await server.insert('pages', { ...more, sections: [] }, 'admin');
      }
      await page.goto(`${server.url}/admin/pages`);
      const notice = page.getByText('Not in the built pages yet: ');
      await expect(notice).toContainText('yet: “Carpets”. Visitors see what is saved here at once');
      await notice.locator('..').getByRole('link', { name: 'Site build' }).click();
    });

    const rebuild = page.getByRole('button', { name: 'Rebuild the site' });
    const state = page.getByRole('status').filter({ hasText: /\w/ }).first();
    await test.step('nothing is asked without a build hook', async () => {
      await expect(page.getByRole('heading', { name: 'Site build', level: 1 })).toBeVisible();
      await expect(state).toContainText('No build hook is set');
      await expect(rebuild).toBeDisabled();
    });

    await test.step('what is no address of a host is refused, and stays typed', async () => {
      const address = page.getByLabel('Address of the build hook');
      await address.fill('http://build.example/x');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('A build hook is an address that begins with')).toBeVisible();
      await expect(address).toHaveValue('http://build.example/x');
      await address.fill('https://build.example/hooks/secret');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Rebuilds are asked for at build.example')).toBeVisible();
      await expect(page.getByText('secret')).toHaveCount(0);
    });

    await test.step('a rebuild starts by itself, or by a press', async () => {
      await expect(state).toContainText('A rebuild is asked for by itself at');
      expect(await axeFindings(page)).toEqual([]);
      await rebuild.click();
      await expect(state).toContainText('A rebuild was asked for at');
    });
  },
);
