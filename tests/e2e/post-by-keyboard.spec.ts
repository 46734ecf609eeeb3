import { previewOf } from '../support/admin.ts';
import { tabAndPress, tabAndType, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test(
  'somebody without a pointer sees where a post stands and what is wrong with it, and publishes it',
  { tag: '@slow' },
  async ({ page }) => {
    const { keyboard } = page;
    const preview = previewOf(page);
    const edited = preview.locator('[data-edited]');
    const title = page.getByRole('textbox', { name: 'Title' });
    const content = page.getByRole('textbox', { name: 'Content', exact: true });
    const question = page.getByRole('dialog', { name: 'Before readers see it' });
    const link = async (address: string, words: string) => {
      await keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Page or web address' })).toBeFocused();
      await keyboard.type(address);
      await keyboard.press('Tab');
      await keyboard.type(words);
      await keyboard.press('Enter');
      await expect(content).toBeFocused();
      await expect(preview.getByRole('link', { name: words })).toBeVisible();
    };
    await page.goto('/admin');

    await test.step('the preview marks what is typed, and the focus stays in the field', async () => {
      await tabAndType(page, title, 'Stains on the stairs');
      await expect(edited).toHaveText('Stains on the stairs');
      await expect(title).toBeFocused();
      await tabAndType(page, page.getByRole('combobox', { name: 'Category' }), 'Carp');
      await expect(edited).toHaveText('Carpet Cleaning');
      await tabAndType(page, page.getByRole('textbox', { name: 'Excerpt' }), 'Step by step.');
      await tabTo(page, page.getByRole('textbox', { name: 'Content' }));
      await keyboard.type('Begin with ');
      await link('/blog/gone', 'the list of stains');
      await keyboard.type(' and go up.');
      await expect(edited).toHaveText('Begin with the list of stains and go up.');
      await expect(content).toBeFocused();
    });

    await test.step('a text of the preview leads to its field', async () => {
      await tabTo(page, preview.getByText('Carpet Cleaning'));
      await expect(async () => {
        await keyboard.press('ArrowDown');
        await expect(preview.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 500 });
      }).toPass();
      await keyboard.press('Enter');
      await expect(title).toBeFocused();
    });

    await test.step('what is wrong leads to its field', async () => {
      await tabAndPress(page, page.getByRole('button', { name: '1 thing to look at' }));
      const finding = page.getByRole('listitem').filter({ hasText: 'no page at /blog/gone' });
      await tabAndPress(page, finding.getByRole('button', { name: 'Show' }));
      await expect(content).toBeFocused();
    });

    await test.step('publishing asks, and leads there too', async () => {
      await tabAndPress(page, page.getByRole('button', { name: 'Create Post' }));
      await expect(question).toContainText('there is no page at /blog/gone');
      await tabAndPress(page, question.getByRole('button', { name: 'Look at it' }));
      await expect(question).toBeHidden();
      await expect(content).toBeFocused();
    });

    await test.step('another finding asks again, and can be ignored', async () => {
      await keyboard.press('Control+End');
      await link('/blog/lost', 'More of it');
      await tabAndPress(page, page.getByRole('button', { name: 'Create Post' }));
      await expect(question).toContainText('there is no page at /blog/lost');
      await expect(question).not.toContainText('/blog/gone');
      await tabAndPress(page, question.getByRole('button', { name: 'Publish anyway' }));
      await expect(page).toHaveURL('/blog/stains-on-the-stairs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stains on the stairs');
    });
  },
);
