import { rmSync } from 'node:fs';
import { copyRepository } from '../support/copy-repository.ts';
import { followRecipe, run } from '../support/follow-recipe.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  slug: 'how-to-lift-common-carpet-stains',
  title: 'How to Lift Common Carpet Stains',
};

test(
  'the recipe, step by step: a section is made, chosen in the admin and shown in a page, and every other page stays alive',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    const copy = copyRepository();
    followRecipe('docs/add-a-section.md', copy);
    run(copy, '--import', 'tsx', 'scripts/build.ts');
    const server = await startServer({ cwd: copy, outDir: 'dist' });

    for (const path of ['/', '/services', '/contact']) await gotoHydrated(page, server.url + path);
    expectConsole(/404/);
    // "`/admin/pages/create`, "Add section"".
    await page.goto(`${server.url}/admin/pages/create`);
    await page.getByRole('textbox', { name: 'Title' }).fill('More');
    await page.getByRole('button', { name: 'Add section' }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: /^Price list/ });
    await expect(choice).toContainText('Prices of what stands in no table.');
    await choice.click();
    const section = page.getByRole('group', { name: /Price list/ }).last();
    await section.getByRole('textbox', { name: 'Heading' }).fill('More prices');
    await section.getByRole('combobox', { name: 'More' }).fill('/contact');
    await section.getByRole('combobox', { name: 'Advice' }).fill('carpet stains');
    await page.getByRole('option', { name: POST.title }).click();
    const preview = page.frameLocator('iframe[title="The page as visitors see it"]');
    await expect(preview.getByRole('link', { name: POST.title })).toBeVisible();
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL(`${server.url}/more`);
    await expect(page.getByRole('heading', { name: 'More prices' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '/contact' })).toBeVisible();
    const advice = page.getByRole('main').getByRole('link', { name: POST.title });
    await expect(advice).toHaveAttribute('href', `/blog/${POST.slug}`);

    // An open page shows the other record's new title.
    const address = `blog_posts?slug=eq.${POST.slug}`;
    await server.update(address, { title: 'Stains, lifted' }, 'admin');
    await page.clock.setSystemTime(Date.now() + 6 * 60_000);
    await returnToTab(page);
    await expect(page.getByRole('link', { name: 'Stains, lifted' })).toBeVisible();

    // A deleted record is not named.
    await server.request(`/rest/v1/${address}`, { method: 'DELETE' }, 'admin');
    const stored = await server.request('/rest/v1/pages?path=eq./more&select=sections');
    expect(await stored.json()).toMatchObject([
      { sections: [{ title: 'More prices', advice: null }] },
    ]);
    // Pending requests would fail after the end of the server.
    await page.goto('about:blank');
    rmSync(copy, { recursive: true, force: true });
  },
);
