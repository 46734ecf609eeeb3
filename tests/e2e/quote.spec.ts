import type { Locator, Page } from '@playwright/test';
import { gotoHydrated } from '../support/hydration.ts';
import { sendEnquiry } from '../support/enquiry.ts';
import { expect, test } from '../support/test.ts';

const formHeading = (page: Page) => page.getByRole('heading', { name: 'Ask for a free quote' });
const service = (page: Page) => page.getByLabel('Service Interested In');
const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

/** Distance of an element from the bottom of the fixed bar. */
async function roomBelowBar(page: Page, element: Locator): Promise<number> {
  const bar = await page
    .getByRole('banner')
    .locator('> div')
    .evaluate((it) => it.getBoundingClientRect().bottom);
  return (await topOf(element)) - bar;
}

test.describe('asking for a quote on a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ context }) => {
    await context.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
  });

  test('leads from a price to the form, with its service chosen', async ({ page }) => {
    await gotoHydrated(page, '/services');
    await page.getByRole('link', { name: 'Get Quote: Deep Clean' }).click();
    await expect(page).toHaveURL('/contact?service=deep-cleaning#quote');
    await expect(formHeading(page)).toBeFocused();
    await expect(formHeading(page)).toBeInViewport();
    expect(await roomBelowBar(page, formHeading(page))).toBeGreaterThan(0);
    await expect(service(page)).toHaveValue('Deep Cleaning');
    await page.getByLabel('Size').selectOption('3 bedrooms');
    await expect(page.getByText('about £125 to £175')).toBeVisible();
    await page.getByLabel('Postcode').fill('ws3');
    await expect(page.getByText('Yes, we come to WS3, Walsall.')).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/contact$/);

    await test.step('and the same address opened afresh does too', async () => {
      await gotoHydrated(page, '/contact?service=office#quote');
      await expect(formHeading(page)).toBeFocused();
      await expect(formHeading(page)).toBeInViewport();
      await expect(service(page)).toHaveValue('Office Cleaning');
      await gotoHydrated(page, '/contact?service=windows#quote');
      await expect(service(page)).toHaveValue('');
    });

    await test.step('and from there the menu leads to the top of the same screen', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Contact' })
        .click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  });

  test('is one press away once the hero is past, and nothing lies over the form', async ({
    page,
  }) => {
    await gotoHydrated(page, '/');
    const call = page.getByRole('link', { name: 'Call', exact: true });
    await expect(call).not.toBeInViewport();
    await page.getByRole('heading', { name: 'Residential Cleaning' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', 'tel:+441214960123');

    for (const field of ['Full Name', 'Message']) {
      await page.getByLabel(field).click();
      await expect(page.getByLabel(field)).toBeInViewport();
      await expect(call).not.toBeInViewport();
    }
    const form = page.getByRole('form', { name: 'Enquiry' });
    expect(await topOf(form)).toBeGreaterThan(await topOf(call));

    await page.getByRole('heading', { name: 'Carpet Cleaning' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Quote', exact: true }).click();
    await expect(formHeading(page)).toBeFocused();
    await expect(call).toHaveCount(0);
  });

  test('shows the label of the first field that is missing below the bar', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
    await sendEnquiry(page);
    await expect(page.getByLabel('Full Name')).toBeFocused();
    const label = page.locator('label').filter({ hasText: 'Full Name' });
    await expect.poll(() => roomBelowBar(page, label)).toBeGreaterThanOrEqual(0);
  });
});
