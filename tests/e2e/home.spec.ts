import { formatPrice } from '../../src/shared/content/prices.ts';
import { firstContent } from '../support/first-content.ts';
import { expect, test } from '../support/test.ts';

const { price_plans, services, testimonials } = firstContent;

/** The headings of the sections below the cover (src/shared/content/first-content/pages/home.ts). */
const SECTIONS = [
  'One team for every room you answer for',
  'We tick the boxes you would check yourself',
  'Three steps, and only the first is yours',
  'What our neighbours say',
  'Ready for a free Saturday?',
  'Ask us anything about your clean',
];
const [SERVICES = '', , STEPS = '', TESTIMONIALS = ''] = SECTIONS;

test('home shows its seven sections in order, and a card for each service opens its tab', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: SERVICES }).getByRole('listitem');
  await test.step('the hero is first, with its claims', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    for (const claim of ['100% Satisfaction guarantee', '5+ Years', '500+ Happy customers']) {
      await expect(main.getByRole('listitem').filter({ hasText: claim })).toBeVisible();
    }
    const steps = main.getByRole('region', { name: STEPS }).getByRole('heading', { level: 3 });
    await expect(steps).toHaveText(['Book a service', 'Get cleaned', 'Enjoy your space']);
    const quotes = page.getByRole('region', { name: TESTIMONIALS }).getByRole('figure');
    await expect(quotes).toHaveCount(testimonials.length);
    for (const [index, { name, role, content, rating }] of testimonials.entries()) {
      const quote = quotes.nth(index);
      await expect(quote.getByRole('img', { name: `${rating} out of 5` })).toBeVisible();
      for (const text of [name, role, content]) await expect(quote).toContainText(text);
    }
  });

  await test.step('each card has a photo', async () => {
    await expect(cards.getByRole('heading')).toHaveText([
      'Residential Cleaning',
      'Commercial Cleaning',
      'Deep Cleaning',
      'End of Tenancy',
      'Office Cleaning',
      'Carpet Cleaning',
    ]);
    for (const [index, { slug, image }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${slug}`);
      await expect(card.getByRole('img', { name: image?.alt })).toBeVisible();
      const price = price_plans.find(({ service }) => service === slug);
      if (price) await expect(card).toContainText(formatPrice(price));
      else await expect(card).not.toContainText('£');
    }
    await expect(page.getByText('from £20 an hour')).toBeVisible();
  });

  await test.step('the card is the target, not only its link’s text', async () => {
    await cards.nth(3).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/services#end-of-tenancy');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('End of Tenancy');
  });
});
