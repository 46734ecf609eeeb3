import type { Tables } from '../database.types.ts';

/** The tables that hold what visitors read in parts of the site's pages; each has texts of the site's own to begin with. */
export type ContentTable = keyof ContentRows;

/** What somebody has written in a row: without what the database keeps about it. */
type Written<Table extends ContentTable> = Omit<
  Tables<Table>,
  'id' | 'position' | 'created_at' | 'updated_at'
>;

/** By which name guide prices know what has been renamed. */
interface Costed {
  costed_as?: string | null;
}

export type ServiceText = Omit<Written<'services'>, 'published' | 'costed_as'> & Costed;
export type PricePlanText = Omit<Written<'price_plans'>, 'costed_as'> & Costed;
export type QuestionText = Written<'questions'>;
export type TestimonialText = Written<'testimonials'>;
export type TeamMemberText = Written<'team_members'>;
export type MenuText = Omit<Written<'menu'>, 'shown_from' | 'below'> & {
  id?: string;
  /** The id of the item that it stands below. */
  below?: string | null;
};
export type CompanyText = Omit<Written<'company'>, AddedToCompany> &
  Partial<Pick<Written<'company'>, AddedToCompany>>;

/** Columns that the site's own company leaves out. */
type AddedToCompany = 'notice' | 'notice_from' | 'notice_until';

/** Everything that is written, in the order of its places; placeholders as they are typed. */
export interface ContentRows {
  services: readonly ServiceText[];
  price_plans: readonly PricePlanText[];
  questions: readonly QuestionText[];
  testimonials: readonly TestimonialText[];
  team_members: readonly TeamMemberText[];
  company: readonly CompanyText[];
  menu: readonly MenuText[];
}

/** What visitors' pages ask of the table `pages`. */
export const PAGE_COLUMNS = 'path,title,description,sections,noindex,updated_at';

/** What somebody has written in a page of sections, as it is stored. */
export type PageText = Pick<
  Tables<'pages'>,
  'path' | 'title' | 'description' | 'sections' | 'noindex' | 'updated_at'
>;
