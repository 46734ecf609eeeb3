import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { signInAsStaff } from '../support/admin.ts';
import { BUILD, test } from '../support/delivering.ts';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { anEnquiry, arrivedEnquiries } from '../support/enquiry-rows.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { TEST_BUILD } from '../support/paths.ts';
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

// One build for all.
test.describe.configure({ mode: 'default' });

test.describe('an enquiry, where the owner has it delivered', () => {
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
        await page.getByLabel('Message').fill('x '.repeat(33_000));
        await sendEnquiry(page);
        await expect(problem(page)).toContainText(/not been sent\. Your message is longer than/);
        await page.getByLabel('Message').fill(message);
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

test(
  'what becomes of an enquiry whose page was left is said where the visitor is',
  { tag: '@slow' },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|ERR_FAILED/);
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoHydrated(page, '/contact');
    await fillEnquiry(page);
    const breakOff = await sendAndLeave(page, (route) => route.abort());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    breakOff();
    const told = page.getByRole('alert');
    await expect(told).toContainText(/cannot tell whether your message arrived/);
    await expect(told.getByRole('link', { name: 'E-mail' })).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);

    await told.getByRole('button', { name: 'the form' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Two rooms, please.');
    await expect(page.getByLabel('Full Name')).toBeInViewport();
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    const arrive = await sendAndLeave(page, (route) => route.continue());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    arrive();
    expect(await shownReference(page)).not.toBe('none');
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(thanks(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

/** Sends the form and goes on to another page; returns what lets the server answer. */
async function sendAndLeave(page: Page, answer: (route: Route) => Promise<void>) {
  let go = () => {};
  const mayAnswer = new Promise<void>((resolve) => (go = resolve));
  await page.unroute(SEND_ENQUIRY);
  await page.route(SEND_ENQUIRY, async (route) => {
    await mayAnswer;
    await answer(route);
  });
  await sendEnquiry(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  return go;
}

/** What the page has sent to be counted, once it is no browser of a test any more. */
async function countsOf(page: Page): Promise<Record<string, string>[]> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/rpc/count_visit')) return;
    sent.push(request.postDataJSON() as Record<string, string>);
    expect(request.headers()).not.toHaveProperty('cookie');
    expect(request.headers()).not.toHaveProperty('authorization');
  });
  return sent;
}

const visit = { event: 'visit', path: '/services', source: 'google', device: 'mouse' };
const FROM_SEARCH = { referer: 'https://www.google.com/' };

/** Opens a page and waits until it has had the time to count. */
async function openQuietly(page: Page, url: string, options?: { referer: string }): Promise<void> {
  const revalidated = page.waitForResponse('**/rpc/content_state');
  await page.goto(url, options);
  await revalidated;
  await page.waitForLoadState('networkidle');
}

test.describe('a visit, where the owner counts them', { tag: '@slow' }, () => {
  test('from a search to an enquiry is read in six numbers', async ({ page, context, server }) => {
    const sent = await countsOf(page);
    await openQuietly(page, '/services', FROM_SEARCH);
    await expect.poll(() => sent).toEqual([visit]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await fillEnquiry(page);
    await page.getByLabel('Postcode').fill('ZE1 0AA');
    await expect(page.getByText('ZE1 is off our usual rounds.')).toBeVisible();
    await page.getByLabel('Message').click();
    await page.waitForTimeout(2000);
    await sendEnquiry(page);
    await expect(thanks(page)).toBeVisible();
    const events = ['visit', 'form', 'outside', 'enquiry'];
    await expect.poll(() => sent.map(({ event }) => event)).toEqual(events);
    expect(sent).toEqual(
      events.map((event) => ({
        ...{ ...visit, event },
        ...(event === 'outside' && { outward_code: 'ZE1' }),
      })),
    );
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    const call = (values: object) =>
      server.request('/rest/v1/rpc/count_visit', { method: 'POST', body: JSON.stringify(values) });
    for (const outward_code of ['ZE1', 'ZE1', 'KW15'])
      await call({ ...visit, event: 'outside', outward_code });

    await page.goto('/admin/numbers');
    for (const sentence of [
      '1 visit this week.',
      '1 enquiry this week.',
      'The telephone number was pressed in 0 visits this week, the e-mail address in 0, WhatsApp in 0.',
      'Most came from Google: 1 of 1 this week.',
      'Most began on /services: 1. 1 enquiry came of those that began on /services.',
      '0 forms begun and not sent this week. Asked for outside your areas: ZE1 (3).',
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Visits by week and source/ })).toBeVisible();
    await expect(page.getByRole('row', { name: '/services 1 1' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = readFileSync((await (await saving).path()) ?? '', 'utf8');
    expect(csv).toContain('Enquiries that began on a page,/services,,1');
    await page.getByRole('button', { name: 'By month' }).click();
    await expect(page.getByText('1 visit this month.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('region', { name: 'Visits by month and source' })).toBeVisible();
  });

  test('is counted once, however its pages are loaded', async ({ page, context }) => {
    const sent = await countsOf(page);
    await openQuietly(page, '/services', FROM_SEARCH);
    await expect.poll(() => sent).toEqual([visit]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    // A document of its own, and back to the first.
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('**/about');
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => window.open('/blog')),
    ]);
    await tab.waitForLoadState('networkidle');
    expect(sent).toEqual([visit]);
    await page.bringToFront();
    await page.evaluate(() => {
      const call = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
      call?.addEventListener('click', (event) => event.preventDefault());
      call?.click();
      call?.click();
    });
    // Of a page that was loaded within the visit nothing else is known.
    await expect
      .poll(() => sent.slice(1))
      .toEqual([{ event: 'tel', path: '', source: '', device: 'mouse' }]);
  });

  test('is not counted of who objects, of staff, nor by a page that nobody has seen', async ({
    page,
    browser,
    server,
  }) => {
    const objection = page.getByRole('switch', { name: 'Do not count my visits' });
    const sent = await countsOf(page);
    await openQuietly(page, '/privacy-policy', FROM_SEARCH);
    await expect(page.getByText('unless you ask not to be counted')).toBeVisible();
    await expect.poll(() => sent.length).toBe(1);
    await objection.check();
    await expect(page.getByText('Your visits are not counted from now on.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await openQuietly(page, '/services', FROM_SEARCH);
    await openQuietly(page, '/privacy-policy', FROM_SEARCH);
    expect(sent).toHaveLength(1);
    await expect(objection).toBeChecked();
    await objection.uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await openQuietly(page, '/services', FROM_SEARCH);
    await expect.poll(() => sent.length).toBe(2);

    await page.goto('/admin/login');
    await signInAsStaff(page);
    await expect(page.getByRole('button', { name: 'Account: ' })).toBeVisible();
    await openQuietly(page, '/services', FROM_SEARCH);
    expect(sent).toHaveLength(2);

    const asking = await browser.newPage();
    const asked = await countsOf(asking);
    await asking.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await openQuietly(asking, `${server.url}/privacy-policy`, FROM_SEARCH);
    await expect(asking.getByText('You are not counted: your browser asks for that')).toBeVisible();
    expect(asked).toEqual([]);

    const ahead = await browser.newPage();
    const early = await countsOf(ahead);
    // As while a page is rendered before it is opened.
    await ahead.addInitScript(() => {
      let isHidden = true;
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
      window.addEventListener('test:open', () => {
        isHidden = false;
        window.dispatchEvent(new Event('visibilitychange'));
      });
    });
    await openQuietly(ahead, `${server.url}/services`, FROM_SEARCH);
    expect(early).toEqual([]);
    await ahead.evaluate(() => window.dispatchEvent(new Event('test:open')));
    await expect.poll(() => early).toEqual([visit]);
    await Promise.all([asking.close(), ahead.close()]);
  });

  test('that cannot be counted is forgotten', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const sent = await countsOf(page);
    await page.route('**/rpc/count_visit', (route) => route.abort());
    await openQuietly(page, '/services', FROM_SEARCH);
    await expect.poll(() => sent.length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('costs 600 bytes after idle, and a build without it has no line of it', () => {
    const code = (build: string) =>
      ['assets', 'admin-assets'].flatMap((folder) =>
        readdirSync(`${build}/${folder}`)
          .filter((file) => file.endsWith('.js'))
          .map((file) => ({ file, text: readFileSync(`${build}/${folder}/${file}`, 'utf8') })),
      );
    const bytes = (build: string) =>
      gzipSync(code(build).find(({ file }) => file.startsWith('revalidate-'))?.text ?? '').length;
    const counts = (build: string) =>
      code(build)
        .filter(({ text }) => /count_visit|do-not-count|visit_figures|Counting visits/.test(text))
        .map(({ file }) => file);
    expect(bytes(BUILD) - bytes(TEST_BUILD)).toBeLessThanOrEqual(600);
    expect(counts(BUILD).length).toBeGreaterThan(2);
    expect(counts(TEST_BUILD)).toEqual([]);
  });
});
