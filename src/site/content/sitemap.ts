import { BLOG_CATEGORIES } from '../../shared/blog';
import { derivedContent } from '../../shared/content/content-store';
import type { LinkText } from './links';
import { offers, places } from './places-and-offers';
import { serviceHref, services } from './services';

export interface SitemapGroup {
  title: string;
  links: readonly LinkText[];
}

const popularArticles = [
  {
    slug: 'the-saturday-morning-reset-a-two-hour-house-clean',
    label: 'The Saturday Morning Reset: A Two-Hour House Clean',
  },
  { slug: 'how-to-lift-common-carpet-stains', label: 'How to Lift Common Carpet Stains' },
  { slug: 'the-end-of-tenancy-cleaning-checklist', label: 'The End of Tenancy Cleaning Checklist' },
];

/** The groups between Main Pages and Legal, which come from the route table (docs/specification.md, 2, "Sitemap"). */
export const sitemapGroups = derivedContent([services], (all): readonly SitemapGroup[] => [
  {
    title: 'Locations We Serve',
    links: places.map(({ label, path }) => ({ label, href: path })),
  },
  {
    title: 'Services',
    links: all.map(({ id, title }) => ({ label: title, href: serviceHref(id) })),
  },
  {
    title: 'Affordable Options',
    links: offers.map(({ label, path }) => ({ label, href: path })),
  },
  {
    title: 'Blog Categories',
    links: BLOG_CATEGORIES.map((category) => ({ label: category, href: '/blog' })),
  },
  {
    title: 'Popular Blog Articles',
    links: popularArticles.map(({ slug, label }) => ({ label, href: `/blog/${slug}` })),
  },
]);

export const xmlSitemap = {
  text: 'Search engines read the same list as an',
  label: 'XML sitemap',
  href: '/sitemap.xml',
};
