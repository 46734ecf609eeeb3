import popularPosts from 'virtual:content/popular_posts';
import areas from 'virtual:content/served_areas';
import { derivedContent } from '../../shared/content/content-store';
import { categories } from './blog';
import type { LinkText } from './links';
import { offersOf, placesOf, type PlacesAndOffers } from './places-and-offers';
import { serviceHref, services } from './services';

export interface SitemapGroup {
  title: string;
  links: readonly LinkText[];
}

const linksTo = (all: readonly { label: string; path: string }[]): LinkText[] =>
  all.map(({ label, path }) => ({ label, href: path }));

/** Groups between those of the route table, Main Pages and Legal (docs/specification.md, 2, "Sitemap"). */
export const sitemapGroups = derivedContent(
  [services, popularPosts, categories, areas],
  (all, popular, ofBlog, served) =>
    (section: PlacesAndOffers): readonly SitemapGroup[] => [
      { title: 'Locations We Serve', links: linksTo(placesOf(section, served)) },
      {
        title: 'Services',
        links: all.map(({ slug, title }) => ({ label: title, href: serviceHref(slug) })),
      },
      { title: 'Affordable Options', links: linksTo(offersOf(section)) },
      {
        title: 'Blog Categories',
        links: ofBlog.map(({ name }) => ({
          label: name,
          href: `/blog?${new URLSearchParams({ category: name })}`,
        })),
      },
      {
        title: 'Popular Blog Articles',
        links: popular.map(({ path, title }) => ({ label: title, href: path })),
      },
    ],
);
