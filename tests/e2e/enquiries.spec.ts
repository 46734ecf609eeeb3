import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { lookIntoBar } from '../support/admin.ts';
import { anEnquiryRow, insertEnquiries } from '../support/enquiry-rows.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });
const records = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/i });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('staff find an enquiry, answer it and say what became of it', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await insertEnquiries(server, [
    anEnquiryRow({
      name: 'Priya Shah',
      reference: 'BW-4F7K',
      message: 'The oven, please:\nit has not been cleaned for *years*.',
      service: 'Deep Cleaning',
      created_at: hoursAgo(1),
    }),
    anEnquiryRow({
      name: 'Tom Whitlock',
      email: null,
      message: `https://pictures.example/${'oven'.repeat(50)}`,
      created_at: hoursAgo(2),
    }),
    anEnquiryRow({
      name: '=HYPERLINK("http://evil.example")',
      status: 'won',
      created_at: hoursAgo(50),
      answered_at: hoursAgo(49),
    }),
  ]);
  await page.goto('/admin/enquiries');
  await expect(page).toHaveTitle(/^\(2\) Enquiries/);
  await expect(page.getByRole('link', { name: /^New enquiry/ })).toBeHidden();
  await lookIntoBar(page, (bar) =>
    expect(bar.getByRole('link', { name: 'Enquiries 2 new' })).toBeVisible(),
  );
  await expect(records(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Priya Shah');
  // A long link pushes nothing out of the grid.
  const status = page.getByRole('combobox', { name: 'Status of Tom Whitlock' });
  await expect(status).toBeInViewport({ ratio: 1 });

  await test.step('the year at a glance, and as a table', async () => {
    const year = page.getByRole('region', { name: 'The last twelve months' });
    // The inbox below it is in view.
    await expect(records(page).first()).toBeInViewport();
    await year.getByRole('button', { name: 'Show' }).click();
    await expect(year).toContainText('enquiries3');
    await expect(year).toContainText('became jobs (1)33%');
    await expect(year).toContainText('answered within 24 hours100%');
    await expect(year.getByRole('img', { name: /^Enquiries of each week/ })).toBeVisible();
    await button(page, 'Show as table').click();
    await expect(year.getByRole('columnheader', { name: 'Deep Cleaning' })).toBeVisible();
    await expect(year.getByRole('row')).toHaveCount(54);
    await button(page, 'Hide').click();
  });

  await test.step('a file for spreadsheets, without formulas', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Export/ }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(text).toContain('priya@example.com');
  });

  await test.step('every word of a search is found, in any order; filters narrow it', async () => {
    const search = page.getByRole('searchbox', { name: 'Search everything' });
    for (const typed of ['OVEN priya *years*', 'bw4f7k', '+44 7700 900123', '07700900123']) {
      await search.fill(typed);
      await expect(records(page)).toHaveCount(1);
    }
    await search.fill('');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Home Cleaning');
    await expect(records(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('New');
    await expect(records(page)).toHaveCount(1);
    await button(page, 'Clear filters').click();
    await expect(records(page)).toHaveCount(3);
  });

  await test.step('a status is changed in the list by keyboard, which stays where it was', async () => {
    const status = page.getByRole('combobox', { name: 'Status of Tom Whitlock' });
    await status.press('ArrowDown');
    await expect(page.getByText(/^Enquiry “.*” changed$/)).toBeVisible();
    await expect(status).toBeFocused();
    await expect(status).toHaveValue('answered');
    await button(page, 'Undo').click();
    await expect(status).toHaveValue('new');
    await context.setOffline(true);
    await status.selectOption('answered');
    await expect(page.getByText('the server could not be reached')).toBeVisible();
    await expect(status).toHaveValue('new');
    await context.setOffline(false);
  });

  await page.getByRole('link', { name: 'Priya Shah' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry from Priya Shah');
  const reply = await page.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  const mail = decodeURIComponent(reply ?? '');
  expect(mail).toContain('mailto:priya@example.com?subject=Your enquiry to');
  expect(mail).toContain('(BW-4F7K)');
  expect(mail).toContain('> The oven, please:\r\n> it has not been cleaned');
  const call = page.getByRole('link', { name: 'Call 07700 900123' });
  await expect(call).toHaveAttribute('href', 'tel:+447700900123');

  await test.step('a reply offers to mark it as answered, and saves the note with that', async () => {
    const asked = page.waitForEvent('dialog', { timeout: 2_000 }).catch(() => undefined);
    await page.getByRole('textbox', { name: 'Note' }).fill('Price sent');
    await page.getByRole('link', { name: 'Reply by e-mail' }).click();
    // The mail program leaves the page open, so nothing typed is about to be lost.
    expect(await asked).toBeUndefined();
    await button(page, 'Mark as answered').click();
    await expect(page.getByText('Enquiry saved')).toBeVisible();
    await page.getByRole('link', { name: 'Priya Shah' }).click();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Price sent');
    await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue(
      'answered',
    );
    await expect(button(page, 'Mark as answered')).toBeHidden();
  });

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Won');
  await page.getByRole('textbox', { name: 'Note' }).fill('Starts on Monday');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Enquiry saved')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Enquiries/);
  await page.getByRole('link', { name: 'Priya Shah' }).click();
  await expect(page.getByRole('group', { name: 'Answered by' })).toContainText('staff@example.com');
  await expect(page.getByRole('group', { name: 'First answered' })).toBeVisible();
});

test(
  'what is asked or under way about one enquiry does not meet the next one',
  { tag: '@slow' },
  async ({ page, server }) => {
    const email = 'sam@example.com';
    const [sam] = await insertEnquiries(server, [
      anEnquiryRow({ name: 'Sam', email, created_at: hoursAgo(1) }),
      anEnquiryRow({ name: 'Sam again', email, created_at: hoursAgo(2) }),
    ]);
    const note = page.getByRole('textbox', { name: 'Note' });
    const heading = page.getByRole('heading', { level: 1 });
    const goOn = async () => {
      await page.getByRole('region', { name: 'This person' }).getByRole('link').click();
      await button(page, 'Leave').click();
      await expect(heading).toHaveText('Enquiry from Sam again');
      await expect(heading).toBeFocused();
      await expect(note).toHaveValue('');
    };

    await test.step('what two have written', async () => {
      await page.goto(`/admin/enquiries/${sam?.id}`);
      await note.fill('Mine');
      await server.update(`enquiries?id=eq.${sam?.id}`, { note: 'Theirs' });
      await button(page, 'Save changes').click();
      const question = page.getByText('This enquiry has been changed meanwhile');
      await expect(question).toBeVisible();
      await goOn();
      await expect(question).toBeHidden();
    });

    await test.step('a slow save', async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/rest/v1/enquiries*', async (route) => {
        if (route.request().method() === 'PATCH') await released;
        await route.fallback();
      });
      await page.goto(`/admin/enquiries/${sam?.id}`);
      await button(page, 'Discard').click();
      await note.fill('Called her');
      await button(page, 'Save changes').click();
      await goOn();
      release();
      await expect(page.getByText('Enquiry saved')).toBeVisible();
      await expect(heading).toHaveText('Enquiry from Sam again');
      await page.goto(`/admin/enquiries/${sam?.id}`);
      await expect(note).toHaveValue('Called her');
      await expect(page.getByText('and not saved')).toBeHidden();
    });
  },
);

test(
  'what is kept too long is deleted, and a person erased, each after a question',
  { tag: '@slow' },
  async ({ page, server }) => {
    await insertEnquiries(server, [
      anEnquiryRow({ name: 'Two years ago', created_at: hoursAgo(24 * 730), email: null }),
      anEnquiryRow({ name: 'Sam', email: 'sam@example.com', phone: null, created_at: hoursAgo(3) }),
      anEnquiryRow({ name: 'Sam again', email: 'SAM@example.com', phone: '07700 900456' }),
      anEnquiryRow({ name: 'Somebody else', created_at: hoursAgo(5) }),
    ]);
    await page.goto('/admin/enquiries');
    await expect(records(page)).toHaveCount(4);
    await button(page, 'Due for deletion').click();
    await expect(records(page)).toHaveCount(1);
    await expect(records(page)).toHaveAccessibleName('Select Two years ago');
    await button(page, 'Delete it').click();
    const question = page.getByRole('dialog', { name: 'Delete 1 enquiry?' });
    await button(page, 'Cancel').click();
    await expect(question).toBeHidden();
    await button(page, 'Delete it').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 enquiry deleted')).toBeVisible();
    await expect(page.getByText('No enquiries found')).toBeVisible();
    await button(page, 'Clear filters').first().click();
    await expect(records(page)).toHaveCount(3);

    await page.getByRole('link', { name: 'Sam again' }).click();
    const person = page.getByRole('region', { name: 'This person' });
    await expect(person.getByRole('listitem')).toContainText('Enquiry, Sam');
    const download = page.waitForEvent('download');
    await button(page, 'Save a copy').click();
    expect((await download).suggestedFilename()).toMatch(/\.html$/);
    const copy = await readFile(await (await download).path(), 'utf8');
    expect(copy.match(/<dd data-column="name">/g)).toHaveLength(2);
    expect(copy).toContain('<h1>What is kept of Sam again</h1>');
    await button(page, 'Erase this person').click();
    const erasure = page.getByRole('dialog', { name: 'Erase 2 enquiries?' });
    await expect(erasure).toContainText('SAM@example.com or 07700 900456');
    await erasure.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText('2 enquiries erased')).toBeVisible();
    await expect(records(page)).toHaveCount(1);
    await expect(records(page)).toHaveAccessibleName('Select Somebody else');
  },
);

test('what is above the inbox pushes no row away from a press', async ({ page, server }) => {
  await insertEnquiries(server, [anEnquiryRow({ name: 'Priya Shah' })]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/admin-assets/*.js', async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.goto('/admin/enquiries');
  await expect(records(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'The last twelve months' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});
