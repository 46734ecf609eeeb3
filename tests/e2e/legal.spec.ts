import { expect, test } from '../support/test.ts';

test.describe('legal pages', () => {
  test('print as plain text, without navigation and footer', async ({ page }) => {
    await page.goto('/terms-of-service');
    const clauses = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(page.getByText('Last updated May 14, 2025')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(clauses.last()).toBeVisible();
  });
});
