import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { anEnquiryRow, insertEnquiries } from '../support/enquiry-rows.ts';
import { expect, test } from '../support/test.ts';

const NO_SOURCE = 'Say where it comes from: without that it cannot be published.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Types a review into a new form. */
async function write(page: Page, origin: string, name: string, content: string): Promise<void> {
  await page.goto(`${origin}/admin/testimonials/create`);
  await field(page, 'Name').fill(name);
  await field(page, 'Who they are').fill('Homeowner, Dudley');
  await field(page, 'What they say').fill(content);
}

test(
  'an owner adds three reviews, and visitors read where each comes from',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    // The database's refusal.
    expectConsole(/400/);
    const server = await startServer();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const add = page.getByRole('button', { name: 'Add review' });

    await test.step('without a source none is published, in the words of the database', async () => {
      await write(page, server.url, 'Ada Hall', 'The oven shines.');
      await add.click();
      await expect(page.getByText(NO_SOURCE).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await choice(page, 'Source').selectOption('Google');
      await field(page, 'Address of the original').fill('maps.example.com/r/1');
      await page.getByLabel('Day it was given').fill('2023-05-14');
      await add.click();
      await expect(page).toHaveURL(`${server.url}/admin/testimonials`);
    });

    await test.step('what was received is said, and what is a draft is not shown', async () => {
      await write(page, server.url, 'Bo Lane', 'On time, every time.');
      await choice(page, 'Source').selectOption('E-mail');
      await field(page, 'What they received for it').fill('a discount');
      await choice(page, 'How they agreed to be quoted').selectOption('In writing');
      await add.click();
      await expect(page).toHaveURL(`${server.url}/admin/testimonials`);
      await write(page, server.url, 'Cy Moss', 'No source yet.');
      await page.getByRole('switch', { name: 'Published' }).click();
      await add.click();
      await expect(page.getByText('Draft saved: only staff can read it')).toBeVisible();
    });

    await test.step('the list asks for what is missing, and refuses the switch in the same words', async () => {
      await page.goto(`${server.url}/admin/testimonials`);
      await expect(page.getByText(/^8 reviews do not say how the customer agreed/)).toBeVisible();
      await page.getByRole('link', { name: 'Show them' }).click();
      await expect(page.getByRole('row', { name: /Bo Lane/ })).toBeHidden();
      const draft = page.getByRole('switch', { name: 'Published of Cy Moss' });
      await draft.click();
      await expect(page.getByText(NO_SOURCE)).toBeVisible();
      await expect(draft).not.toBeChecked();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('home shows them with their source', async () => {
      await page.goto(server.url);
      const reviews = page.locator('#testimonials').getByRole('figure');
      await reviews.first().scrollIntoViewIfNeeded();
      const ada = reviews.filter({ hasText: 'Ada Hall' });
      await expect(ada).toContainText('Google, May 2023');
      const original = ada.getByRole('link', { name: 'Google' });
      await expect(original).toHaveAttribute('href', 'https://maps.example.com/r/1');
      await expect(original).toHaveAttribute('rel', 'nofollow noopener');
      await expect(reviews.filter({ hasText: 'Bo Lane' })).toContainText(
        'Received a discount for this review',
      );
      await expect(reviews).toHaveCount(8);
      await expect(page.getByText('4.9 out of 5, on average of the 8 reviews here')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  },
);

test(
  'who was won is asked for a review once a year, with whichever enquiry',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const [first, second] = await insertEnquiries(server, [
      anEnquiryRow({ name: 'Priya Shah', status: 'won' }),
      anEnquiryRow({ name: 'Priya S', status: 'won', email: 'PRIYA@example.com', phone: null }),
    ]);
    const ask = page.getByRole('region', { name: 'Ask for a review' });
    const open = (id = '') => page.goto(`${server.url}/admin/enquiries/${id}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });

    await test.step('the company says where', async () => {
      await open(first?.id);
      await ask.getByRole('link', { name: 'Company' }).click();
      await field(page, 'Where customers review you').fill('https://g.example.com/r');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Company saved')).toBeVisible();
      await page.goto(`${server.url}/`);
      await page.getByText('How we handle reviews').click();
      await expect(page.getByText('we may ask for a review, good or bad')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('one press prepares the message, and what is typed stays', async () => {
      await open(first?.id);
      await expect(ask.getByRole('link', { name: 'By SMS' })).toBeVisible();
      await expect(ask.getByRole('link', { name: 'By WhatsApp' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await field(page, 'Note').fill('A kind customer');
      const mail = ask.getByRole('link', { name: 'By e-mail' });
      const message = decodeURIComponent((await mail.getAttribute('href')) ?? '');
      expect(message).toContain('Hello Priya,');
      expect(message).toContain('https://g.example.com/r');
      await mail.click();
      await expect(ask).toContainText(
        /Asked on \d+ \w+ \d{4}\. Nobody is asked twice within a year\./,
      );
      await expect(ask.getByRole('status')).toBeFocused();
      await expect(field(page, 'Note')).toHaveValue('A kind customer');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('another enquiry of the same person says so, until it was not sent', async () => {
      await open(second?.id);
      await expect(ask).toContainText('Nobody is asked twice within a year.');
      await expect(ask.getByRole('link')).toHaveCount(0);
      await open(first?.id);
      await ask.getByRole('button', { name: 'It was not sent' }).click();
      await expect(ask.getByRole('link', { name: 'By e-mail' })).toBeVisible();
      await expect(ask.getByRole('status')).toBeFocused();
    });
  },
);
