import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { test } from '../support/delivering.ts';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { anEnquiry, arrivedEnquiries } from '../support/enquiry-rows.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect } from '../support/test.ts';

const SEND_ENQUIRY = '**/rest/v1/rpc/send_enquiry';

const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank You!' });
const problem = (page: Page) => page.getByRole('form').getByRole('alert');

async function shownReference(page: Page): Promise<string> {
  await expect(thanks(page)).toBeVisible();
  return /[A-Z]{3}-\d{4}/.exec(await thanks(page).innerText())?.[0] ?? 'none';
}

/** The problem is reported and focused, the form keeps its values, and three alternatives contain the message. */
async function expectWaysOut(page: Page, words: RegExp, message: string) {
  await expect(problem(page)).toContainText(words);
  await expect(problem(page)).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByLabel('Service Interested In')).toHaveValue('Carpet Cleaning');
  const address = (name: string | RegExp) =>
    problem(page).getByRole('link', { name }).getAttribute('href');
  for (const name of ['E-mail', 'WhatsApp']) {
    expect(decodeURIComponent((await address(name)) ?? '')).toContain(message);
  }
  expect(await address('E-mail')).toMatch(/^mailto:hello@example\.com\?subject=/);
  expect(await address('WhatsApp')).toMatch(/^https:\/\/wa\.me\/447700900123\?text=/);
  expect(await address(/0121/)).toBe('tel:+441214960123');
  expect(await axeFindings(page, { part: '[role=alert]' })).toEqual([]);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
}

test.describe('an enquiry, where the owner has it delivered', () => {
  // One build for all.
  test.describe.configure({ mode: 'default' });

  test(
    'is thanked for once it is stored, and arrives once however often it is sent',
    { tag: '@slow' },
    async ({ page, server, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.goto('/privacy-policy');
      await expect(page.getByText('sent to us when you press Send Message')).toBeVisible();
      await page.clock.install();
      await gotoHydrated(page, '/');
      await fillEnquiry(page);
      // A form sent within two seconds is treated as a bot's.
      await page.clock.fastForward(5000);
      let answer = () => {};
      const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
      await page.route(SEND_ENQUIRY, async (route) => {
        const response = await route.fetch({ maxRetries: 2 });
        await mayAnswer;
        await route.fulfill({ response });
      });
      await sendEnquiry(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expect.poll(async () => (await arrivedEnquiries(server)).length).toBe(1);
      await page.clock.runFor(1500);
      await expect(thanks(page), 'stored, but not acknowledged yet').toBeHidden();
      answer();
      const reference = await shownReference(page);
      await expect(thanks(page)).toBeFocused();
      expect(await arrivedEnquiries(server)).toEqual([
        expect.objectContaining({
          reference,
          source: 'home',
          name: 'Ada Byron',
          service: 'Carpet Cleaning',
          message: 'Two rooms, please.',
          status: 'new',
        }),
      ]);
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      await expect(page.getByLabel('Message')).toHaveValue('');
      await expect(page.getByRole('form').getByText(reference)).toBeVisible();

      await test.step('after a reload in the middle', async () => {
        await page.unroute(SEND_ENQUIRY);
        await page.route(SEND_ENQUIRY, async (route) => {
          await route.fetch({ maxRetries: 2 });
          await page.reload();
        });
        await fillEnquiry(page);
        await page.getByLabel('Message').fill('Reloaded');
        await sendEnquiry(page);
        await expect(page.getByLabel('Message')).not.toHaveValue('Reloaded');
        await page.unroute(SEND_ENQUIRY);
        await fillEnquiry(page);
        await page.getByLabel('Message').fill('Reloaded');
        await sendEnquiry(page);
        const again = await shownReference(page);
        const reloaded = (await arrivedEnquiries(server)).filter(
          ({ message }) => message === 'Reloaded',
        );
        expect(reloaded.map((row) => row.reference)).toEqual([again]);
      });

      await test.step('after an answer that never came', async () => {
        await gotoHydrated(page, '/contact');
        await fillEnquiry(page);
        await page.getByLabel('Message').fill('Broken off');
        await page.route(SEND_ENQUIRY, async (route) => {
          await route.fetch({ maxRetries: 2 });
          await route.abort();
        });
        await sendEnquiry(page);
        await expectWaysOut(page, /cannot tell whether your message arrived.*safe/s, 'Broken off');
        await page.unroute(SEND_ENQUIRY);
        await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
        await expect(page.getByText('Our Story')).toBeVisible();
        await page.goBack();
        await expect(page.getByLabel('Message')).toHaveValue('Broken off');
        await sendEnquiry(page);
        const again = await shownReference(page);
        const broken = (await arrivedEnquiries(server)).filter(
          ({ message }) => message === 'Broken off',
        );
        expect(broken).toEqual([
          expect.objectContaining({
            reference: again,
            source: 'contact',
            email: 'ada@example.com',
          }),
        ]);
      });
    },
  );

  test(
    'that is not taken says why and loses nothing',
    { tag: '@slow' },
    async ({ page, context, server, expectConsole }) => {
      test.setTimeout(120_000);
      expectConsole(/Failed to load resource/);
      const message = 'Two rooms & a "landing", 5 m² + stairs.';
      await gotoHydrated(page, '/contact');
      await fillEnquiry(page);
      await page.getByLabel('Message').fill(message);
      // The form's code loads near the viewport; offline it cannot.
      await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);

      await test.step('offline', async () => {
        await context.setOffline(true);
        await sendEnquiry(page);
        await expectWaysOut(page, /not been sent\. You seem to be offline\./, message);
        await context.setOffline(false);
      });

      await test.step('refused', async () => {
        const name = await page.getByLabel('Full Name').inputValue();
        await page.getByLabel('Full Name').fill('x'.repeat(101));
        await sendEnquiry(page);
        await expectWaysOut(page, /not been sent\. Your name is longer than the 100/, message);
        await page.getByLabel('Full Name').fill(name);
      });

      await test.step('too many from one address', async () => {
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        for (let sent = 0; sent < 6; sent += 1) {
          const body = JSON.stringify({ ...anEnquiry(), message: randomUUID() });
          await server.request('/rest/v1/rpc/send_enquiry', { method: 'POST', body, headers });
        }
        await page.setExtraHTTPHeaders(headers);
        await sendEnquiry(page);
        await expectWaysOut(page, /not been sent\. That is more than we take/, message);
        await page.setExtraHTTPHeaders({});
      });

      await test.step('with no answer in time', async () => {
        await page.clock.install();
        await page.route(SEND_ENQUIRY, () => undefined);
        await sendEnquiry(page);
        await page.clock.runFor(10_000);
        await expectWaysOut(page, /has not answered within 10 seconds/, message);
        await page.clock.resume();
        await page.unroute(SEND_ENQUIRY, undefined);
      });

      await test.step('with the server gone', async () => {
        await server.end('SIGKILL');
        await sendEnquiry(page);
        await expectWaysOut(page, /could not be reached/, message);
        await server.start();
        await sendEnquiry(page);
        await shownReference(page);
        expect(
          (await arrivedEnquiries(server)).filter((row) => row.message === message),
        ).toHaveLength(1);
      });
    },
  );
});
