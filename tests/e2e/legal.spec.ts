import { expect, test } from '../support/test.ts';

test.describe('legal pages', () => {
  test('carry their date and lead to each other', async ({ page }) => {
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    await expect(main.getByText('Last updated May 14, 2025')).toBeVisible();
    await main.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    await expect(main.getByText('Last updated May 14, 2025')).toBeVisible();
    await main.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  });

  test('name the limits of cancelling and reporting', async ({ page }) => {
    await page.goto('/terms-of-service');
    const main = page.getByRole('main');
    await expect(main.getByText("at least 24 hours' notice")).toBeVisible();
    await expect(main.getByText('up to 50% of the service cost')).toBeVisible();
    await expect(main.getByText('report any issue within 24 hours of completion')).toBeVisible();
  });

  test('are true: reading the site leaves no cookie and nothing in storage', async ({
    page,
    context,
  }) => {
    for (const path of ['/', '/about', '/services', '/blog', '/contact', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ]);
    expect(stored).toEqual([0, 0, 0, 0]);
    expect(await context.cookies()).toEqual([]);
  });

  test('print as plain text, without navigation and footer', async ({ page }) => {
    await page.goto('/terms-of-service');
    const sections = page.getByRole('main').locator('section');
    await expect(sections.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(sections.last()).toBeVisible();
  });
});
