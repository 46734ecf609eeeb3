import type { Tables } from '../database.types.ts';

/** The tables that hold what visitors read in parts of the site's pages. */
export type ContentTable = keyof ContentRows;

/** What somebody has written in a row: without what the database keeps about it, and what may be left blank left out. */
type Written<Table extends ContentTable> = WithoutBlank<
  Omit<Tables<Table>, 'id' | 'position' | 'created_at' | 'updated_at'>
>;

type Blank<Row> = { [Key in keyof Row]: null extends Row[Key] ? Key : never }[keyof Row];
type WithoutBlank<Row> = Omit<Row, Blank<Row>> & Partial<Pick<Row, Blank<Row>>>;

export type ServiceText = Omit<Written<'services'>, 'published'>;
export type PricePlanText = Written<'price_plans'>;
export type QuestionText = Written<'questions'>;
export type TestimonialText = Written<'testimonials'>;
export type TeamMemberText = Written<'team_members'>;
/** By its id others stand below it. */
export type MenuText = Omit<Written<'menu'>, 'shown_from'> & { id?: string };
export type BlogCategoryText = Written<'blog_categories'>;
export type CompanyText = Written<'company'>;

/** Everything that is written, in the order of its places; placeholders as they are typed. */
export interface ContentRows {
  services: readonly ServiceText[];
  price_plans: readonly PricePlanText[];
  questions: readonly QuestionText[];
  testimonials: readonly TestimonialText[];
  team_members: readonly TeamMemberText[];
  company: readonly CompanyText[];
  menu: readonly MenuText[];
  blog_categories: readonly BlogCategoryText[];
}

/** What visitors' pages ask of the table `pages`. */
export const PAGE_COLUMNS = 'path,title,description,sections,noindex,updated_at';

/** What is written in a page of sections. */
export type PageRow = Omit<PageText, 'updated_at'>;

/** A page of sections as it is stored. */
export type PageText = Pick<
  Tables<'pages'>,
  'path' | 'title' | 'description' | 'sections' | 'noindex' | 'updated_at'
>;
