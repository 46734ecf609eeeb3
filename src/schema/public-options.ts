/** For a content type rendered by the site's own components, without pages. */
export interface PublicParts {
  parts: true;
  /** The shape in which pages show their pictures (src/site/pictures/built-pictures.ts). */
  pictures?: 'photo' | 'portrait' | 'avatar';
}

/** The page of a record, and its name in lists and references. */
interface PublicRecord<Column extends string> {
  /** Columns of description and picture; the title is the title column. */
  head?: { description?: Column; picture?: Column };
  /** A type of schema.org with its properties by column; a `geopoint` is `GeoCoordinates`. */
  jsonLd?: { type: string; properties?: Readonly<Record<string, Column>> };
  /** Link text of the list, or the singleton, such as on /sitemap; the plural by default. */
  label?: string;
}

/**
 * A list with an address, and optional pages of records: prerendered, in `/sitemap` and `sitemap.xml`, linked from the
 * admin.
 */
interface PublicList<Column extends string> extends PublicRecord<Column> {
  /** The address of the list: "/jobs". */
  list: string;
  /** The address of a record: "/jobs/:slug", with a unique column. */
  page?: `${string}/:${Column}`;
  /** Title of the list, without the company's name. */
  title: string;
  /** Meta description, and intro of the list. */
  description: string;
}

/** A singleton with a page: "/rules". */
interface PublicSingle<Column extends string> extends PublicRecord<Column> {
  list?: undefined;
  page: `/${string}`;
}

/**
 * Public addresses of a content type: list, pages, heads, JSON-LD, prerendering, sitemaps, encoded pictures and
 * revalidation follow. Its own components are in src/site/screens/<table>.
 */
export type PublicPages<Column extends string> = PublicList<Column> | PublicSingle<Column>;
