import type { Page } from '@playwright/test';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { axeFindings } from '../a11y/checks/axe.ts';
import { previewOf } from '../support/admin.ts';
import { saveData } from '../support/loaded-bytes.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const MORE_THAN_FIVE_MINUTES_MS = 6 * 60_000;

/** A date so many days from now. */
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + MORE_THAN_FIVE_MINUTES_MS);
  await returnToTab(page);
}

test(
  'a new telephone number and a notice reach every page, and the admin, before any build',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    expectConsole(/404/);
    const server = await startServer();
    const changed = { phone: '0121 496 0777', notice: 'Closed on Friday' };
    await server.update('company?id=not.is.null', changed, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    const post = '/blog/how-to-lift-common-carpet-stains';
    for (const path of ['/', '/blog', post, '/privacy-policy', '/no/such/page', '/admin']) {
      await page.goto(server.url + path);
      const call = page.getByRole('banner').getByRole('link', { name: 'Call 0121 496 0777' });
      await expect(call, path).toBeVisible();
      if (path !== '/admin') await expect(page.getByText('Closed on Friday')).toBeInViewport();
      if (path === '/privacy-policy') {
        await expect(page.getByText('on 0121 496 0777 or at')).toBeVisible();
      }
    }
  },
);

test(
  'an item that is added to the menu leaves the others there',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    await page.goto(`${server.url}/admin/menu/create`);
    await page.getByRole('textbox', { name: 'Words' }).fill('Offers');
    await page.getByRole('combobox', { name: 'Where it leads' }).fill('/services');
    await page.getByRole('button', { name: 'Add to the menu' }).click();
    await expect(page).toHaveURL(`${server.url}/admin/menu`);
    const labels = (await server.rows<{ label: string }>('menu')).map(({ label }) => label);
    const before = firstRows('menu').map(({ label }) => String(label));
    expect(labels.toSorted()).toEqual([...before, 'Offers'].toSorted());
  },
);

test(
  'prices are marked and put in order by keyboard, which stays where it was',
  { tag: '@slow' },
  async ({ page, context, startServer, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    const server = await startServer();
    await page.goto(`${server.url}/admin/price_plans`);
    const mark = page.getByRole('switch', { name: 'Marked as popular of Basic Clean' });
    await mark.press('Space');
    await expect(page.getByText(/^Price “.*” changed$/)).toBeVisible();
    await expect(mark).toBeFocused();
    await expect(mark).toBeChecked();
    const place = page.getByRole('textbox', { name: 'Place of End of Tenancy' });
    await place.fill('1');
    const moved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await place.press('Enter');
    await moved;
    await expect(page.getByRole('row').nth(1)).toContainText('End of Tenancy');
    await expect(place).toBeFocused();
    await expect(place).toHaveValue('1');

    await context.setOffline(true);
    await place.fill('2');
    await place.press('Enter');
    await expect(page.getByText('the server could not be reached')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('End of Tenancy', { timeout: 5_000 });
    await expect(place).toHaveValue('1');
  },
);

test('texts follow what the company promises', { tag: '@slow' }, async ({ page, startServer }) => {
  const server = await startServer();
  await page.goto(`${server.url}/admin/company`);
  const notice = page.getByRole('textbox', { name: 'Hours of notice to cancel without a fee' });
  await expect(notice).toHaveValue('24');
  await notice.fill('a day');
  const first = page.getByRole('textbox', { name: 'Business days until the first visit' });
  await first.fill('a week');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/must be a whole number such as 4/)).toBeVisible();
  await expect(page.getByText('Write a number such as 3, or from one to another')).toBeVisible();
  await notice.fill('48');
  await first.fill('1-2');
  const fee = page.getByRole('textbox', { name: /^Late cancellation fee/ });
  await fee.fill('30');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company saved')).toBeVisible();
  await expect(page.getByText('get it with the next build')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${server.url}/terms-of-service`);
  await expect(page.getByText("at least 48 hours' notice")).toBeVisible();
  await expect(page.getByText('up to 30% of the service cost')).toBeVisible();
  await page.goto(`${server.url}/about`);
  await expect(page.getByRole('main').getByText('1-2 days')).toBeVisible();
});

test(
  'a price that staff raise is seen in a visitor’s open tab',
  { tag: '@slow' },
  async ({ context, page, startServer }) => {
    // Other tests read the defaults.
    const server = await startServer();
    const visitor = await context.newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/rest/v1/')) asked.push(pathname);
    });
    await gotoHydrated(visitor, `${server.url}/services`);
    const card = visitor.getByRole('listitem').filter({ hasText: 'Get Quote' }).first();
    await expect(card).toContainText('£20/hour');
    await expect.poll(() => asked).toEqual(['/rest/v1/rpc/content_state']);

    await test.step('staff raise a price', async () => {
      await page.goto(`${server.url}/admin/price_plans`);
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Basic Clean', exact: true }).click();
      const price = page.getByRole('textbox', { name: 'Price', exact: true });
      await price.fill('22.50');
      const preview = previewOf(page);
      await expect(preview.getByText('£22.50/hour')).toBeVisible();
      const point = page.getByRole('textbox', { name: 'Point 4' });
      await point.fill('From {{price.bsic}}');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Nothing is called {{price.bsic}}').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await point.fill('About {{policy.standard-clean-hours}} hours for two bedrooms');
      await expect(preview.getByText('About 2-3 hours for two bedrooms')).toBeVisible();
      await server.update('price_plans?slug=eq.basic', { amount: 2100 }, 'admin');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'changed meanwhile' })).toBeVisible();
      await page.getByRole('button', { name: 'Save mine over it' }).click();
      await expect(page.getByText('Price saved')).toBeVisible();
    });

    await test.step('the visitor comes back to the tab', async () => {
      const question = visitor.getByText('How is the price worked out?');
      await question.click();
      await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await question.boundingBox();
      await comeBackLater(visitor);
      await expect(card).toContainText('£22.50/hour');
      await expect(visitor.getByText('A Basic Clean is £22.50/hour')).toBeVisible();
      expect((await question.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      await expect(visitor.getByRole('tab', { selected: true })).toHaveText('Residential Cleaning');
      expect(asked).toContain('/rest/v1/price_plans');
    });

    await test.step('the last testimonial is deleted, and the section goes', async () => {
      await server.delete('testimonials?name=not.is.null', 'admin');
      await comeBackLater(visitor);
      await visitor.getByRole('link', { name: 'Home' }).first().click();
      await expect(visitor.getByRole('heading', { name: 'Three steps, and only' })).toBeVisible();
      await visitor.clock.setSystemTime(Date.now() + 3 * MORE_THAN_FIVE_MINUTES_MS);
      await returnToTab(visitor);
      await expect(visitor.getByRole('heading', { name: 'What our neighbours say' })).toHaveCount(
        0,
      );
    });

    await test.step('the company’s form starts with what the site shows', async () => {
      await page.goto(`${server.url}/admin/company`);
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0121 496 0123');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Phone' }).fill('0121 496 0999');
      await page.getByRole('textbox', { name: 'Sunday' }).fill('10:00-14:00');
      await expect(page.getByLabel('Last day')).toBeHidden();
      await page
        .getByRole('textbox', { name: 'Notice over every page' })
        .fill('Closed soon: ring {{company.phone}}');
      await page.getByLabel('Last day').fill(day(5));
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Company saved')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expect(page.getByText(/typed here/)).toHaveCount(0);
    });

    await test.step('its notice reaches the open tab without a layout shift', async () => {
      const steps = visitor.getByRole('heading', { name: 'Three steps, and only' });
      await steps.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await steps.boundingBox();
      await visitor.clock.setSystemTime(Date.now() + 5 * MORE_THAN_FIVE_MINUTES_MS);
      await returnToTab(visitor);
      const notice = visitor.getByRole('complementary', { name: 'Notice' });
      await expect(notice).toHaveText('Closed soon: ring 0121 496 0999');
      // Browsers scroll by whole pixels.
      const moved = ((await steps.boundingBox())?.y ?? NaN) - (before?.y ?? NaN);
      expect(Math.abs(moved)).toBeLessThan(1);
      await visitor.getByRole('link', { name: 'Contact' }).first().click();
      await expect(visitor.getByRole('row', { name: /Sun 10:00-14:00/ })).toBeVisible();
      await expect(notice).toBeInViewport();
    });

    await test.step('who saves data sees it too', async () => {
      const saving = await context.newPage();
      await saving.addInitScript(saveData);
      await saving.goto(`${server.url}/privacy-policy`);
      await expect(saving.getByRole('contentinfo').getByText('0121 496 0999')).toBeVisible();
      await saving.close();
    });
    // Pending requests of its code.
    await visitor.close();
  },
);
