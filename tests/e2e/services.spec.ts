import { randomUUID } from 'node:crypto';
import { holdRequests } from '../support/hold-requests.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { firstContent } from '../support/first-content.ts';
import { expect, test } from '../support/test.ts';

const { services } = firstContent;

test.describe('services', () => {
  test('opens the tab that the address names, in view, and Residential without one', async ({
    page,
  }) => {
    await page.goto('/services');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Residential Cleaning');
    await expect(page.getByRole('tab')).toHaveText(services.map(({ title }) => title));

    await page.goto('/services#carpet');
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Carpet Cleaning');
    const panel = page.getByRole('tabpanel', { name: 'Carpet Cleaning' });
    await expect(panel.getByRole('heading', { name: 'Carpet Cleaning' })).toBeInViewport();
  });

  test('shows six included items, the benefits and a booking link of one service at a time', async ({
    page,
  }) => {
    await page.goto('/services');
    for (const { slug, title, features, benefits } of services) {
      await page.getByRole('tab', { name: title }).click();
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading', { name: "What's Included" })).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveText([...features]);
      await expect(panel.getByText(benefits)).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Book This Service' })).toHaveAttribute(
        'href',
        `/contact?service=${slug}#quote`,
      );
    }
  });

  test('keeps address and tab together through clicks, Back and Forward', async ({ page }) => {
    await page.goto('/services');
    const selected = page.getByRole('tab', { selected: true });
    const office = page.getByRole('tab', { name: 'Office Cleaning' });
    await office.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await office.click();
    await expect(page).toHaveURL('/services#office');
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(place);
    await page.getByRole('tab', { name: 'Deep Cleaning' }).click();
    await expect(page).toHaveURL('/services#deep-cleaning');

    await page.goBack();
    await expect(selected).toHaveText('Office Cleaning');
    await page.goBack();
    await expect(selected).toHaveText('Residential Cleaning');
    await page.goForward();
    await expect(page).toHaveURL('/services#office');
    await expect(selected).toHaveText('Office Cleaning');
    await expect(page.getByRole('heading', { name: 'Office Cleaning' })).toBeInViewport();

    await test.step('a tab that is pressed twice at once is one step', async () => {
      await page.getByRole('tab', { name: 'Deep Cleaning' }).evaluate((tab: HTMLElement) => {
        tab.click();
        tab.click();
      });
      await expect(selected).toHaveText('Deep Cleaning');
      await page.goBack();
      await expect(selected).toHaveText('Office Cleaning');
    });
  });

  test('hears a tab as soon as the page is hydrated, and stays whole meanwhile', async ({
    page,
  }) => {
    await gotoHydrated(page, '/services');
    const release = await holdRequests(page, '**/assets/*.js');
    const parts = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.getByRole('tab', { name: 'Office Cleaning' }).click();
    await expect(parts).toHaveText([
      'What we clean',
      'Clear prices, before we start',
      'Good questions',
      'Tell us about your place',
    ]);
    await expect(page).toHaveURL('/services#office');
    release();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Office Cleaning');
    await expect(parts).toHaveCount(4);
  });

  test('replaces a picture that fails by the fallback, once, and logs it', async ({
    page,
    expectConsole,
  }) => {
    const complaint = 'Service picture could not be loaded';
    expectConsole(new RegExp(`Failed to load resource|${complaint}`));
    const logged = page.waitForEvent('console', (message) => message.text().includes(complaint));
    await page.route(/residential[^/]*\.(avif|webp)$/, (route) => route.abort());
    await page.goto('/services');
    await logged;
    const picture = page.getByRole('tabpanel').getByRole('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('prints every service, and the answers of questions that are folded', async ({ page }) => {
    await page.goto('/services');
    const answers = page.locator('details p');
    await expect(answers).toHaveCount(5);
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.getByRole('tabpanel');
    await expect(panels).toHaveCount(6);
    await expect(panels.getByRole('heading', { level: 3 })).toHaveCount(6);
  });

  test('names three prices, marks one as popular and answers five questions', async ({ page }) => {
    await page.goto('/services');
    const cards = page.getByRole('listitem').filter({ has: page.getByText('Get Quote') });
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toContainText('Basic Clean');
    await expect(cards.nth(0)).toContainText('£20/hour');
    await expect(cards.nth(1)).toContainText('£25/hour');
    await expect(cards.nth(1)).toContainText('POPULAR');
    await expect(cards.nth(2)).toContainText('from £150');
    await expect(page.getByText('POPULAR')).toHaveCount(1);

    const questions = page.locator('details');
    await expect(questions).toHaveCount(5);
    await questions.first().locator('summary').click();
    await expect(questions.first()).toHaveAttribute('open');
  });

  test(
    'opens the tab of a card on a phone, and keeps page and keyboard where they are',
    { tag: '@phone' },
    async ({ page }) => {
      await gotoHydrated(page, '/about');
      await page.getByRole('banner').getByRole('link', { name: 'Brightwell Cleaning' }).click();
      await page.locator('main a[href="/services#carpet"]').first().click();
      const panel = page.getByRole('tabpanel', { name: 'Carpet Cleaning' });
      await expect(panel.getByRole('img')).toBeInViewport();
      await expect(panel).toBeFocused();
      await page.getByRole('tab', { name: 'Office Cleaning' }).click();
      await expect(page).toHaveURL('/services#office');
      await expect(page.getByRole('tab', { name: 'Office Cleaning' })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Carpet Cleaning');
    },
  );
});

test(
  'two popular prices stacked below each other keep their distance',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    const server = await startServer();
    const [plan] = firstRows('price_plans');
    const plans = ['a0', 'a1', 'a2', 'a3'].map((position) => ({
      ...plan,
      id: randomUUID(),
      slug: `plan-${position}`,
      position,
      popular: true,
    }));
    // Those that guide prices are made of stay otherwise.
    await server.update('services?id=not.is.null', { hourly_price: null, least_price: null });
    await server.delete('price_plans?id=not.is.null');
    await server.insert('price_plans', plans);
    await page.goto(`${server.url}/services`);
    const cards = page.locator('#prices').getByRole('listitem').filter({ hasText: 'POPULAR' });
    await expect(cards).toHaveCount(4);
    const gap = await cards.evaluateAll((all) => {
      const [first, , , below] = all.map((card) => card.getBoundingClientRect());
      return (below?.top ?? NaN) - (first?.bottom ?? NaN);
    });
    expect(gap).toBeGreaterThan(16);
  },
);
