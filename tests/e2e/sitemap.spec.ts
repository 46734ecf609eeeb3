import { BLOG_CATEGORIES } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

/** docs/specification.md, 2, "Sitemap". */
const GROUPS: Record<string, string[]> = {
  'Main Pages': ['/', '/about', '/services', '/blog', '/contact'],
  'Locations We Serve': [
    '/locations/walsall',
    '/locations/birmingham',
    '/locations/wolverhampton',
    '/locations/dudley',
    '/locations/black-country',
    '/locations/west-midlands',
  ],
  Services: [
    '/services#residential',
    '/services#commercial',
    '/services#deep-cleaning',
    '/services#end-of-tenancy',
    '/services#office',
    '/services#carpet',
  ],
  'Affordable Options': [
    '/services/cheap-cleaning',
    '/services/affordable-cleaning',
    '/services/budget-cleaning',
    '/services/same-day-cleaning',
    '/services/eco-friendly-cleaning',
  ],
  'Blog Categories': BLOG_CATEGORIES.map(
    (category) => `/blog?category=${category.replaceAll(' ', '+')}`,
  ),
  'Popular Blog Articles': [
    '/blog/the-saturday-morning-reset-a-two-hour-house-clean',
    '/blog/the-end-of-tenancy-cleaning-checklist',
    '/blog/how-to-lift-common-carpet-stains',
  ],
  Legal: ['/privacy-policy', '/terms-of-service'],
};

test('the sitemap lists every group of the specification', async ({ page }) => {
  await page.goto('/sitemap');
  const main = page.getByRole('main');
  for (const [title, addresses] of Object.entries(GROUPS)) {
    const links = main.getByRole('region', { name: title }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found, title).toEqual(addresses);
  }
  await expect(main.getByRole('link', { name: 'XML sitemap' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  );
  await expect(main.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
    'href',
    '/contact#quote',
  );
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('link', { name: 'Carpet Cleaning' }).last().click();
  await expect(page.getByRole('button', { name: 'Carpet Cleaning' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
