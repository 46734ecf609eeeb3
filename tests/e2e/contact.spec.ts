import { sidewaysScroll } from '../a11y/checks/reflow.ts';
import { expect, test } from '../support/test.ts';

const WEDNESDAY_BEFORE_CLOSING = new Date('2025-07-02T16:59:00Z');

test.describe('contact', () => {
  test.use({ timezoneId: 'America/New_York' });

  test.beforeEach(async ({ context }) => {
    // The only third party of the site; tests need no network.
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

  test(
    'is closed on the days of a notice that says so',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      const server = await startServer();
      await server.update('company?id=not.is.null', {
        notice: 'Back on Monday',
        notice_closes: true,
      });
      await page.clock.install({ time: WEDNESDAY_BEFORE_CLOSING });
      await page.goto(`${server.url}/contact`);
      await expect(page.getByText('Open now', { exact: true })).toBeVisible();
      await page.clock.runFor('00:05');
      await expect(page.getByText('Back on Monday')).toBeVisible();
      await expect(page.getByText('Closed', { exact: true })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Opening hours' })).not.toContainText('Today');
    },
  );

  test(
    'hours with a break do not make the page wider than a phone',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      const server = await startServer();
      const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
      const opening_hours = Object.fromEntries(days.map((day) => [day, '8:00-12:30,13:30-17:00']));
      await server.update('company?id=not.is.null', { opening_hours });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${server.url}/contact`);
      const hours = page.getByRole('table', { name: 'Opening hours' });
      await expect(hours).toContainText('8:00-12:30, 13:30-17:00');
      await expect(hours).toContainText('Today');
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  test('gives telephone and e-mail, and asks OpenStreetMap for the map only when the visitor comes near it', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.goto('/contact');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['0121 496 0123', 'tel:+441214960123'],
      ['hello@example.com', 'mailto:hello@example.com'],
    ] as const) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
      const bar = page.getByRole('banner').getByRole('link', { name });
      await expect(bar).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('banner')).toContainText('1 Example Street, WS1 1XX');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);

    const link = page.getByRole('link', { name: 'Open in OpenStreetMap' });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    await link.scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Map showing Brightwell Cleaning in Walsall')).toBeVisible();
    await expect.poll(() => foreign).toEqual([expect.stringContaining('/export/embed.html?bbox=')]);

    // On paper the street is enough: a long address would squeeze the link's words.
    await page.emulateMedia({ media: 'print' });
    const printed = await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);
    expect(printed).toBe('none');
  });
});
