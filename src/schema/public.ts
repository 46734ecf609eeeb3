import type { SiteContent } from '../shared/content/site-content';

/** What a content type says whose rows are read as parts of the site's own pages. */
export interface PublicParts {
  /** What is made of them (src/shared/content/site-content-of.ts). */
  parts: readonly (keyof SiteContent)[];
  /** Texts of every other table quote them, and change with them. */
  isQuoted?: true;
  /** The shape in which pages show their pictures (src/site/pictures/content-picture.ts). */
  pictures?: 'photo' | 'portrait' | 'avatar';
}

/**
 * What a content type says to be read by visitors at addresses of its own: heads, JSON-LD, prerendered pages, sitemaps,
 * encoded pictures and news in open tabs follow; the two screens stand in src/site/public-screens.ts.
 */
export interface PublicPages<Column extends string> {
  /** The address of the list: "/jobs". */
  list: string;
  /** The address of a record, where each has a page: "/jobs/:slug", with the unique column that tells them apart. */
  page?: `${string}/:${Column}`;
  /** The list in links, such as the one of /sitemap. */
  label: string;
  /** The list in tabs and search results, without the company's name. */
  title: string;
  /** What search engines say below that. */
  description: string;
  /** The columns that the head of a record's page is made of; its title is the title column. */
  head?: { description?: Column; picture?: Column };
  /** What a record is to machines: a type of schema.org, and its properties by the columns that hold them. */
  jsonLd?: { type: string; properties?: Readonly<Record<string, Column>> };
}
