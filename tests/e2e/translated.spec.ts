import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

/** React's error for text that was translated before hydration, after which it renders on the client. */
const WAS_NOT_ALIVE = /React error #418/;

test.describe('a page that the browser has translated', () => {
  test('stays, with what is typed in it, when its form answers and prices', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(WAS_NOT_ALIVE);
    await gotoHydrated(page, '/contact#quote');
    const postcode = page.getByRole('textbox', { name: /Postcode/ });
    await postcode.fill('ws3');
    await expect(page.getByText(/Yes, we come to/)).toBeVisible();
    const name = page.getByRole('textbox', { name: /Full Name/ });
    await name.fill('Zofia');
    await page.evaluate(translate);
    await postcode.fill('ec1');
    await expect(page.getByText(/is off our usual rounds/)).toBeVisible();
    await expect(page.getByText(/Yes, we come to/)).toBeHidden();
    await postcode.fill('ec2');
    await expect(page.getByText(/EC2 is off our usual rounds/)).toBeVisible();
    await expect(name).toHaveValue('Zofia');

    // It prices and sends what was chosen in our words.
    for (const [name, choice] of [
      ['service', 'Deep Cleaning'],
      ['property_size', '3 bedrooms'],
      ['frequency', 'Every week'],
    ]) {
      const field = page.locator(`select[name=${name}]`);
      await field.selectOption({ label: `[${choice}]` });
      await expect(field).toHaveValue(choice ?? '');
    }
    await expect(page.getByText('about £')).toBeVisible();
  });

  test('names each card of the blog by its own post', async ({ page, expectConsole }) => {
    expectConsole(WAS_NOT_ALIVE);
    await gotoHydrated(page, '/blog');
    await page.evaluate(translate);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const first = cards.first().getByRole('heading');
    const before = (await first.textContent()) ?? '';
    await page.getByRole('button', { name: /Page 2/ }).click();
    await expect(first).not.toHaveText(before);
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      const title = await card.getByRole('heading').textContent();
      await expect(card.getByRole('link')).toContainText(title?.slice(1, -1) ?? '');
    }
  });
});
