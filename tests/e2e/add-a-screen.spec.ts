import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startToBuild } from '../support/build-visitors.ts';
import { copyRepository } from '../support/copy-repository.ts';
import { followRecipe, run } from '../support/follow-recipe.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import { TEST_BUILD } from '../support/paths.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const JOB = {
  title: 'Cleaner in Walsall',
  slug: 'cleaner-in-walsall',
  summary: 'Twenty hours a week, near {{company.town}}.',
  text: '<p>Ring us.</p><script>alert(1)</script>',
  wage: 1250,
  published: true,
  position: 'a0',
};
const HIDDEN = { ...JOB, title: 'Not yet', slug: 'not-yet', published: false, position: 'a1' };
const NEWER = { ...JOB, title: 'Cleaner in Bilston', slug: 'cleaner-in-bilston', position: 'a2' };

/** Column privileges, and the contract of schema and database. */
const POLICY_TESTS = ['node_modules/vitest/vitest.mjs', 'run', '--project=policies'].concat([
  'tests/policies/schema-contract.test.ts',
  'tests/policies/columns.test.ts',
]);

/** Compressed bytes of the scripts of a build's home page. */
function homeScripts(build: string): number {
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const files = new Set(html.match(/assets\/[\w.-]+\.js/g));
  expect(files.size).toBeGreaterThan(5);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(build, file))).length,
    0,
  );
}

test(
  'the recipe of “Let visitors read a content type”, followed to the letter, up to a build in a browser',
  { tag: '@slow' },
  async ({ page, browser, startServer, expectConsole }) => {
    test.setTimeout(600_000);
    const copy = copyRepository();
    followRecipe('docs/add-a-screen.md', copy);
    run(copy, ...POLICY_TESTS);
    const { server, outDir, build } = await startToBuild(startServer, copy);
    for (const job of [JOB, HIDDEN]) await server.insert('jobs', job, 'admin');
    const built = await build();
    const added = homeScripts(outDir) - homeScripts(TEST_BUILD);
    expect(added, 'bytes that visitors of other pages pay for').toBeLessThan(300);
    expectConsole(/404/);

    await test.step('no page of sections may be below its path', async () => {
      const page = { path: '/jobs/offer', title: 'An offer' };
      await expect(server.insert('pages', page, 'admin')).rejects.toThrow('pages_path_free');
    });

    await test.step('a build holds list and pages, without a script', async () => {
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: built.url });
      await plain.goto('/jobs');
      await expect(plain).toHaveTitle('Jobs in cleaning | Brightwell Cleaning');
      const card = plain.getByRole('listitem').filter({ hasText: JOB.title });
      await expect(card.getByRole('link')).toHaveAttribute('href', `/jobs/${JOB.slug}`);
      await expect(card).toContainText('An hour£12.50');
      await expect(plain.getByText(HIDDEN.title)).toHaveCount(0);
      expect((await plain.goto(`/jobs/${JOB.slug}`))?.status()).toBe(200);
      await expect(plain).toHaveTitle(`${JOB.title} | Brightwell Cleaning`);
      await expect(plain.getByText('Ring us.')).toBeVisible();
      await expect(plain.getByText('£12.50 an hour')).toBeVisible();
      expect(await plain.getByRole('main').innerHTML()).not.toContain('alert(1)');
      await expect(plain.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'Twenty hours a week, near Walsall.',
      );
      const data = await plain.locator('script[type="application/ld+json"]').textContent();
      expect(data).toContain('"@type":"JobPosting"');
      await plain.goto('/jobs/newer-than-the-build');
      const shell = plain.getByRole('main');
      await expect(shell).toHaveText(/^This page needs JavaScript\./, { useInnerText: true });
      await shell.getByRole('link', { name: 'Jobs' }).click();
      await expect(plain).toHaveURL(`${built.url}/jobs`);
      // Also without the application.
      expect(await plain.locator('#app-files').textContent()).toContain('/fetch-public-screen-');
      expect(readFileSync(join(outDir, '_redirects'), 'utf8')).toContain(
        '\n/jobs/* /jobs/404.html 404\n',
      );
      await plain.goto('/sitemap');
      await expect(plain.getByRole('main').getByRole('link', { name: 'Jobs' })).toBeVisible();
      const sitemap = await (await fetch(`${built.url}/sitemap.xml`)).text();
      expect(sitemap).toContain(`/jobs/${JOB.slug}</loc>`);
      expect(sitemap).not.toContain(HIDDEN.slug);
      await plain.close();
    });

    await test.step('a record newer than the build is in an open list, and at its address', async () => {
      await gotoHydrated(page, `${built.url}/jobs`);
      await expect(page.getByRole('heading', { level: 1, name: 'Jobs in cleaning' })).toBeVisible();
      await server.insert('jobs', NEWER, 'admin');
      await page.clock.setSystemTime(Date.now() + 6 * 60_000);
      await returnToTab(page);
      await page.getByRole('link', { name: NEWER.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: NEWER.title })).toBeVisible();
      await page.goto(`${built.url}/jobs/${NEWER.slug}`);
      await expect(page.getByText('Twenty hours a week, near Walsall.')).toBeVisible();
      await page.goto(`${built.url}/jobs/${HIDDEN.slug}`);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    });

    await test.step('a change reaches an open page', async () => {
      await gotoHydrated(page, `${built.url}/jobs/${JOB.slug}`);
      await server.update(`jobs?slug=eq.${JOB.slug}`, { title: 'Cleaner in Dudley' }, 'admin');
      await page.clock.setSystemTime(Date.now() + 12 * 60_000);
      await returnToTab(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaner in Dudley');
    });
    // Pending requests would fail after the end of the server.
    await page.goto('about:blank');
    rmSync(copy, { recursive: true, force: true });
  },
);
