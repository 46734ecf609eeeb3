import { axeFindings } from '../a11y/checks/axe.ts';
import { previewOf } from '../support/admin.ts';
import { startToBuild } from '../support/build-visitors.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** An address that is newer than the build, or of no page. */
const ANSWERED_404 = /status of 404/;
const OF_TELFORD =
  'Ironbridge terraces with coal cellars, new estates with one parking space a house, and offices in the old works, where we sign in at the gate before seven.';
const ADA = {
  name: 'Ada Hall',
  role: 'Homeowner, Telford',
  content: 'The oven shines.',
  rating: 5,
  source: 'Google',
  published: true,
};
const OF_A_FILE = `Author;Who they are;Review;Rating;Date
Ada Hall;Homeowner;The oven shines.;5;14/05/2025
Bo Lane;Baker;On time, every time.;5/5;2025-05-02
Cy Moss;Tenant;Deposit back.;4;1 May 2025
Di Ford;Tenant;Six stars!;6;1 May 2025
`;
const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const TRAVEL = 'We park behind the market, which is free until nine.';

test(
  'an owner adds an area, its reviews and words until search engines may show it, and a visitor from there is named it',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(ANSWERED_404);
    // The row that is refused at first.
    expectConsole(/status of 400/);
    const server = await startServer();
    await page.goto(`${server.url}/admin/areas/create`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Telford');
    await page.getByRole('textbox', { name: 'First halves of its postcodes' }).fill('tf1-4');
    const guard = page.getByRole('region', { name: 'Search engines' });
    await expect(guard).toContainText('Say something about Telford that is true nowhere else.');
    await expect(guard).toContainText('Add something from Telford: a review, a photograph');
    await page.getByRole('switch', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Add area' }).click();
    await expect(page).toHaveURL(`${server.url}/locations/telford`);
    await page.goto(`${server.url}/admin/areas`);
    await expect(page.getByText(/Search engines leave out Telford. Say something/)).toBeVisible();

    await test.step('a postcode from there is named it, one from nowhere may ask all the same', async () => {
      await gotoHydrated(page, `${server.url}/contact#quote`);
      // What is newer than the build comes a moment after the page.
      await page.getByLabel('Postcode').fill('TF2');
      await expect(page.getByText('Yes, we come to TF2, Telford.')).toBeVisible();
      await page.getByLabel('Postcode').fill('SW1A');
      await expect(page.getByText('SW1A is off our usual rounds. Ask all the same.')).toBeVisible();
    });

    await test.step('three reviews come from a file', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.url}/admin/testimonials`);
      await page.getByRole('button', { name: 'Import' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import reviews' });
      const chosen = dialog.locator('input[type="file"]');
      await chosen.setInputFiles(csv('notes.csv', 'To do\nWindows\n'));
      await expect(dialog.getByRole('alert')).toContainText('names a field of reviews');
      await chosen.setInputFiles(csv('reviews.csv', OF_A_FILE));
      const rows = dialog.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(3)).toContainText('Left out: Stars');
      await dialog.getByRole('combobox', { name: 'Area' }).fill('Telf');
      await page.getByRole('option', { name: 'Telford' }).click();
      await dialog.getByRole('combobox', { name: 'Source' }).selectOption('Google');
      await dialog
        .getByRole('combobox', { name: 'How they agreed to be quoted' })
        .selectOption('By publishing it themselves');
      await expect(rows.filter({ hasText: 'Added and published.' })).toHaveCount(3);
      expect(await axeFindings(page)).toEqual([]);
      let isRefused = false;
      await page.route('**/rest/v1/testimonials*', (route) => {
        if (isRefused || route.request().method() !== 'POST') return route.fallback();
        isRefused = true;
        return route.fulfill({ status: 400, json: { code: 'P0001', message: 'not now' } });
      });
      await dialog.getByRole('button', { name: 'Add 3 reviews' }).click();
      await expect(page.getByText('2 reviews added')).toBeVisible();
      await expect(rows).toHaveText([
        /^Ada Hall.*Added and published/,
        /^Di Ford.*Left out: Stars/,
      ]);
      await expect(dialog.getByRole('alert')).toContainText('Ada Hall: ');
      await dialog.getByRole('button', { name: 'Add 1 review' }).click();
      await expect(page.getByText(/“Ada Hall” added/)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row', { name: /Bo Lane/ })).toBeVisible();
    });

    await test.step('its words are written, with the page beside them', async () => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(`${server.url}/admin/areas`);
      await page.getByRole('link', { name: 'Telford' }).first().click();
      await page.getByRole('textbox', { name: 'Introduction' }).fill(OF_TELFORD);
      await expect(guard).toContainText('Search engines may show this page.');
      await page.getByRole('textbox', { name: 'Travel and parking' }).fill(TRAVEL);
      await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(
        'Brightwell Cleaning in Telford',
      );
      await expect(previewOf(page).getByText(TRAVEL)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save changes' }).press('Enter');
      await expect(page.getByText('Saved').first()).toBeVisible();
    });

    await test.step('its page is there before any build', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.url}/locations/telford`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Brightwell Cleaning in Telford',
      );
      await expect(page.getByText(TRAVEL)).toBeVisible();
      await expect(page.getByRole('figure')).toHaveCount(3);
      await expect(page.getByRole('figure').first()).toContainText('Google, May 2025');
      expect(await axeFindings(page)).toEqual([]);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Serving / })
        .click();
      await expect(page.getByRole('link', { name: 'Telford' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Walsall' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Walsall' })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(`${server.url}/locations/walsall`);
      await expect(page.getByText('Could not find: /locations/walsall')).toBeVisible();
      await expect(page.getByText('we do clean homes and businesses in Walsall')).toBeVisible();
    });
  },
);

test(
  'a build tells search engines of an area that says something of its own, and of no copy of it',
  { tag: '@slow' },
  async ({ browser, startServer }) => {
    const { server, build } = await startToBuild(startServer);
    const written = { published: true, introduction: OF_TELFORD };
    const [telford] = await server.insert(
      'areas',
      { ...written, name: 'Telford', slug: 'telford', position: 'b0' },
      'admin',
    );
    // The proof of the one is a review, of the other a note.
    await server.insert('testimonials', { ...ADA, area_id: telford?.id, position: 'b0' }, 'admin');
    const copy = { name: 'Newport', slug: 'newport', position: 'b1', neighbours: [telford?.id] };
    await server.insert('areas', { ...written, ...copy, travel_note: TRAVEL }, 'admin');
    const built = await build();
    const sitemap = await (await fetch(`${built.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/locations/telford<');
    expect(sitemap).not.toContain('/locations/newport');

    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: built.url });
    await plain.goto('/locations/telford');
    await expect(plain.getByText(OF_TELFORD)).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'What we do in Telford' })).toBeVisible();
    await expect(plain.getByRole('figure')).toHaveCount(1);
    await expect(plain.getByRole('figure')).toContainText('Ada Hall');
    await expect(plain.locator('meta[name="robots"]')).toHaveCount(0);
    await plain.goto('/locations/newport');
    await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await plain.getByRole('link', { name: 'Telford' }).click();
    await expect(plain).toHaveURL(/\/locations\/telford$/);
    await plain.close();
  },
);
