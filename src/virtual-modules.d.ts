/* eslint-disable @typescript-eslint/consistent-type-imports -- a declaration of modules may import none itself */
/*
 * What builds, development and tests fill with what the tables hold, as literals (build/plugins/site-content.ts).
 */

type Rows<Row> = import('./shared/content/content-store').Content<readonly Row[]>;
type RowsOf<Type> = Rows<import('./schema/readable').Readable<Type>>;
type PageLinks = Rows<import('./site/route-metadata').PageLink>;

declare module 'virtual:content/blog_categories' {
  const rows: RowsOf<typeof import('./content-types/blog-categories').blogCategories>;
  export default rows;
}
declare module 'virtual:content/company' {
  type Company = import('./schema/readable').Readable<
    typeof import('./content-types/company').company
  >;
  const rows: import('./shared/content/content-store').Content<readonly [Company]>;
  export default rows;
}
declare module 'virtual:content/job_sizes' {
  const rows: RowsOf<typeof import('./content-types/job-sizes').jobSizes>;
  export default rows;
}
declare module 'virtual:content/menu' {
  const rows: RowsOf<typeof import('./content-types/menu').menu>;
  export default rows;
}
declare module 'virtual:content/price_plans' {
  const rows: RowsOf<typeof import('./content-types/price-plans').pricePlans>;
  export default rows;
}
declare module 'virtual:content/questions' {
  const rows: RowsOf<typeof import('./content-types/questions').questions>;
  export default rows;
}
/** Of those the sentence at the foot of every page, which needs neither addresses nor postcodes. */
declare module 'virtual:content/areas_in_short' {
  const rows: Rows<{ text: string }>;
  export default rows;
}
declare module 'virtual:content/served_areas' {
  const rows: Rows<import('./shared/content/content-rows').ServedArea>;
  export default rows;
}
declare module 'virtual:content/services' {
  const rows: RowsOf<typeof import('./content-types/services').services>;
  export default rows;
}
declare module 'virtual:content/team_members' {
  const rows: RowsOf<typeof import('./content-types/team-members').teamMembers>;
  export default rows;
}
declare module 'virtual:content/testimonials' {
  const rows: RowsOf<typeof import('./content-types/testimonials').testimonials>;
  export default rows;
}
/** Pages that the owner has made, and articles, as the list of all pages names them. */
declare module 'virtual:content/page_links' {
  const rows: PageLinks;
  export default rows;
}
declare module 'virtual:content/popular_posts' {
  const rows: PageLinks;
  export default rows;
}

/** The site's own pictures (public/pictures), as a build has encoded them; none in development. */
declare module 'virtual:own-pictures' {
  const pictures: import('./site/pictures/built-pictures').BuiltPictures;
  export default pictures;
}

/** One of the site's own pages. */
declare module 'virtual:page/*' {
  const page: import('./site/data/readable-page').ReadablePage;
  export default page;
}

/** Every address that the router knows, in the order of matching. */
declare module 'virtual:addresses' {
  const addresses: readonly import('./site/route-metadata').SiteAddress[];
  export default addresses;
}

/** The content types with addresses of their own, without their schemas; their records, to be fetched. */
declare module 'virtual:public-types' {
  const publicTypes: readonly import('./content-types/public-type').PublicType[];
  export default publicTypes;
}
declare module 'virtual:public-records' {
  const publicRecords: Readonly<
    Record<string, () => Promise<import('./site/public-records').PublicRecords>>
  >;
  export default publicRecords;
}

/** The state of the tables that a build shows. */
declare module 'virtual:content-state' {
  const state: import('./shared/content/content-state').ContentState;
  export default state;
}
