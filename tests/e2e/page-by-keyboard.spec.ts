import { tabAndPress as press, tabAndType as type } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test(
  'an owner without a pointer makes a page of six sections, which readers find in the menu',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    // The page is newer than the build, so its document's status is 404.
    expectConsole(/status of 404/);
    const server = await startServer();
    await page.goto(`${server.url}/admin/pages`);
    await press(page, page.getByRole('link', { name: 'New page' }).first());
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await type(page, page.getByRole('textbox', { name: 'Title' }), 'Deep cleaning in Walsall');

    for (const [name, fields] of [
      ['Top of the page', { Headline: 'Clean to the corners' }],
      ['Reasons', { Heading: 'Why us' }],
      ['Steps', { Heading: 'Three steps' }],
      ['Quotation', { 'What was said': 'Spotless.', 'By whom': 'Ada' }],
      ['Price table', { Heading: 'What it costs' }],
      ['Call to action', { Heading: 'Ready for it?' }],
    ] as const) {
      await press(page, page.getByRole('button', { name: 'Add section' }));
      const dialog = page.getByRole('dialog', { name: 'Add a section' });
      await press(page, dialog.getByRole('button', { name: new RegExp(`^${name}`) }));
      await expect(dialog).toBeHidden();
      const section = page.getByRole('group', { name: new RegExp(`${name}\\)?$`) });
      for (const [label, text] of Object.entries(fields)) {
        await type(
          page,
          section.getByRole('textbox', { name: new RegExp(`^${label}`) }).first(),
          text,
        );
      }
      if (name === 'Reasons') {
        await press(page, section.getByRole('button', { name: 'Add reason' }));
        await type(page, field('Reason'), 'The same cleaner');
      }
      if (name === 'Steps') {
        for (const [index, step] of ['Book', 'Open the door'].entries()) {
          await press(page, section.getByRole('button', { name: 'Add step' }));
          await type(page, field('Step').nth(index), step);
          await type(page, section.getByRole('textbox', { name: 'Text' }).nth(index), 'Easy.');
        }
      }
    }

    await press(page, page.getByRole('button', { name: 'Create page' }));
    const question = page.getByRole('dialog', { name: 'Add to menu?' });
    await press(page, question.getByRole('button', { name: 'To the bar' }));
    await expect(page).toHaveURL(`${server.url}/deep-cleaning-in-walsall`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean to the corners');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await press(page, bar.getByRole('link', { name: 'About' }));
    await press(page, bar.getByRole('link', { name: 'Deep cleaning in Walsall' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean to the corners');
  },
);
