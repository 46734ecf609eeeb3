import { announcements, recordAnnouncements } from '../a11y/checks/announcements.ts';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test.describe('enquiry form', () => {
  test('reports errors, simulates sending, thanks, and is empty again', async ({ page }) => {
    await page.clock.install();
    await recordAnnouncements(page);
    await page.goto('/');
    await page.getByLabel('Full Name').focus();
    // Before hydration the browser validates natively.
    await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);
    await sendEnquiry(page);
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await fillEnquiry(page);
    await page.getByLabel('Email Address').fill('ada at example');
    await sendEnquiry(page);
    await expect(page.getByLabel('Email Address')).toBeFocused();

    await page.getByLabel('Email Address').fill('ada@example.com');
    const phone = page.getByLabel('Phone Number');
    await phone.fill('abc');
    await sendEnquiry(page);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('A telephone number, such as 0121 496 0123.');
    await phone.fill('+44 (0)121 496-0000');
    const requests: string[] = [];
    page.on('request', (request) => {
      // The next screen's code may be prefetched meanwhile.
      if (!['script', 'stylesheet'].includes(request.resourceType())) requests.push(request.url());
    });
    await sendEnquiry(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(1500);
    const thanks = page.getByRole('status').filter({ hasText: 'Thank You!' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();
    await expect(thanks).toHaveText(
      "Thank You!Your message has been sent successfully. We'll get back to you soon.",
    );
    expect(await announcements(page, /enquiry|sent/)).toEqual([
      'Sending your enquiry',
      expect.stringContaining('Your message has been sent successfully.'),
    ]);

    await page.clock.runFor(5000);
    await expect(page.getByRole('form', { name: 'Enquiry' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Message']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    await expect(page.getByLabel('Service Interested In')).toHaveValue('');
    await expect(page).toHaveURL('/');
    expect(requests).toEqual([]);
  });

  test('no longer reports a half-filled field as empty', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    const email = page.getByLabel('Email Address');
    await email.focus();
    await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);
    await sendEnquiry(page);
    await expect(email).toHaveAccessibleDescription(/we need one/);
    await email.fill('ada');
    await expect(email).toHaveAccessibleDescription('One of these two');
    await sendEnquiry(page);
    await expect(email).toHaveAccessibleDescription(/'ada'/);
    await email.fill('ada@');
    await expect(email).not.toHaveAccessibleDescription(/'ada'/);
    await expect(page.getByRole('alert')).toContainText('Full Name');
  });

  test('keeps what has been typed while the visitor reads another page, and when it is loaded again', async ({
    page,
  }) => {
    await gotoHydrated(page, '/contact');
    await fillEnquiry(page);
    await page.getByLabel('Service Interested In').selectOption('Residential Cleaning');
    await page.getByLabel('Kind of Place').selectOption('House');
    await page.getByLabel('Size').selectOption('3 bedrooms');
    await page.getByLabel('Postcode').fill('WS3');
    await page.getByLabel('When Would Suit You').fill('Weekday mornings');
    const form = page.locator('form:has([name=message])');
    const written = () => form.evaluate((it: HTMLFormElement) => [...new FormData(it)]);
    await expect(page.getByText('£60 to £80')).toBeVisible();
    await expect(page.getByText('Yes, we come to WS3')).toBeVisible();
    const before = await written();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('£60 to £80')).toBeVisible();
    await expect(page.getByText('Yes, we come to WS3')).toBeVisible();
    expect(await written()).toEqual(before);

    // A document of the same site: another's process reports what was typed some time after the way back.
    await page.goto('/terms-of-service');
    await page.goBack();
    await page.getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect(form).toHaveJSProperty('noValidate', true);
    expect(await written()).toEqual(before);
  });

  test('keeps what has been typed before its code is here while the visitor reads another page', async ({
    page,
  }) => {
    const release = await holdRequests(page, /QuoteForm-.*\.js/);
    await gotoHydrated(page, '/contact');
    await fillEnquiry(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    release();
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
    await expect(page.getByLabel('Service Interested In')).toHaveValue('Carpet Cleaning');
    await expect(page.getByLabel('Message')).toHaveValue('Two rooms, please.');
  });

  test('can be left while it sends', async ({ page }) => {
    await page.clock.install();
    await gotoHydrated(page, '/contact');
    await fillEnquiry(page);
    // A form whose code comes late sends no more once the clock stands still.
    await expect(page.getByRole('form', { name: 'Enquiry' })).toHaveJSProperty('noValidate', true);
    // Sending lasts until the page has been left, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await sendEnquiry(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await page.clock.runFor(7000);
    await expect(page.getByRole('status').filter({ hasText: 'Thank You!' })).toBeVisible();
    // React waits by a timer before it shows a part whose code came late.
    await page.clock.resume();
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});
