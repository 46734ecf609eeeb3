/** What a content type says whose records are read in parts of the site's own pages, by components that name its table. */
export interface PublicParts {
  parts: true;
  /** The shape in which pages show their pictures (src/site/pictures/content-picture.ts). */
  pictures?: 'photo' | 'portrait' | 'avatar';
}

/** What is said of a record's page, and of a record where a list or another record names it. */
interface PublicRecord<Column extends string> {
  /** The columns that its description and picture are; its title is the title column. */
  head?: { description?: Column; picture?: Column };
  /** What a record is to machines: a type of schema.org, and its properties by the columns that hold them; a `geopoint` is `GeoCoordinates`. */
  jsonLd?: { type: string; properties?: Readonly<Record<string, Column>> };
  /** The list, or the only record, in links such as those of /sitemap; the plural of its words when left out. */
  label?: string;
}

/**
 * A list with an address, and a page for each record if there is one: prerendered, in `/sitemap` and `sitemap.xml`, behind the
 * buttons of the admin.
 */
interface PublicList<Column extends string> extends PublicRecord<Column> {
  /** The address of the list: "/jobs". */
  list: string;
  /** The address of a record, where each has a page: "/jobs/:slug", with the unique column that tells them apart. */
  page?: `${string}/:${Column}`;
  /** The list in tabs, in search results and over itself, without the company's name. */
  title: string;
  /** What search engines say below that, and the list below its heading. */
  description: string;
}

/** The one record of a singleton, which has a page: "/rules". */
interface PublicSingle<Column extends string> extends PublicRecord<Column> {
  list?: undefined;
  page: `/${string}`;
}

/**
 * What a content type says to be read by visitors at addresses of its own: a list and a page a record, heads, JSON-LD,
 * prerendered pages, sitemaps, encoded pictures and news in open tabs follow. Components of its own stand in
 * src/site/screens/<table>.
 */
export type PublicPages<Column extends string> = PublicList<Column> | PublicSingle<Column>;
