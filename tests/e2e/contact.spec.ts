import { expect, test } from '../support/test.ts';

const WEDNESDAY_BEFORE_CLOSING = new Date('2025-07-02T16:59:00Z');
const SUNDAY_NOON = new Date('2025-07-06T11:00:00Z');

test.describe('contact', () => {
  test.use({ timezoneId: 'America/New_York' });

  test.beforeEach(async ({ context }) => {
    // The one foreign host of the site; the tests need no network.
    await context.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
  });

  test("marks today's hours by the clock in London and closes when the hour strikes", async ({
    page,
  }) => {
    await page.clock.install({ time: WEDNESDAY_BEFORE_CLOSING });
    await page.goto('/contact');
    const hours = page.getByRole('table', { name: 'Opening hours' });
    await expect(hours.getByRole('row')).toHaveText([
      /^Mon-Fri\s*8:00-18:00\s*Today$/,
      /^Sat\s*8:00-16:00$/,
      /^Sun\s*closed$/,
    ]);
    await expect(page.getByText('Open now', { exact: true })).toBeVisible();

    await page.clock.runFor('01:10');
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByText('Open now', { exact: true })).toBeHidden();
  });

  test('is closed on Sundays', async ({ page }) => {
    await page.clock.install({ time: SUNDAY_NOON });
    await page.goto('/contact');
    await expect(page.getByRole('row', { name: 'Today' })).toContainText('Sun');
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  });

  test('asks OpenStreetMap for the map only when the visitor comes near it', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);

    const link = page.getByRole('link', { name: 'Open in OpenStreetMap' });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    await link.scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Map showing Brightwell Cleaning in Walsall')).toBeVisible();
    await expect.poll(() => foreign).toEqual([expect.stringContaining('/export/embed.html?bbox=')]);
  });

  test('gives telephone, e-mail, address, social marks without links and four answers', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '0121 496 0123' }).first()).toHaveAttribute(
      'href',
      'tel:+441214960123',
    );
    await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(main.getByText('1 Example Street').first()).toBeVisible();
    for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
      await expect(main.getByRole('img', { name: network })).toBeVisible();
      await expect(main.getByRole('link', { name: network })).toHaveCount(0);
    }
    await expect(
      main.getByText('Coming soon: our pages on Facebook, Instagram and LinkedIn.'),
    ).toBeVisible();
    const questions = main.locator('details');
    await expect(questions).toHaveCount(4);
    for (const answer of [
      'within 24 hours',
      'Walsall, Birmingham, Wolverhampton, Dudley, the Black Country and the wider West Midlands',
      "employers' liability",
      '2-3 business days',
    ]) {
      await expect(questions.filter({ hasText: answer })).toHaveCount(1);
    }
  });
});
