import type { Tables, TablesInsert } from '../database.types.ts';
import { andList } from '../text.ts';

/** The tables that hold what visitors read in parts of the site's pages. */
export type ContentTable =
  | 'areas'
  | 'blog_categories'
  | 'services'
  | 'price_plans'
  | 'questions'
  | 'testimonials'
  | 'team_members'
  | 'company'
  | 'menu'
  | 'job_sizes';

/** A row as somebody writes it; its place among the others follows from the order that they are written in. */
export type Written<Table extends ContentTable> = Omit<TablesInsert<Table>, 'position'>;

/** What everybody may know of an area, published or not; `as_said` is how a sentence has it. */
export type ServedArea = Pick<Tables<'areas'>, 'slug' | 'name' | 'outward_codes'> & {
  as_said: string;
};

/** What visitors' pages ask of the table `pages`. */
export const PAGE_COLUMNS = 'path,title,description,sections,noindex,updated_at';

/** What is written in a page of sections. */
export type PageRow = Omit<PageText, 'updated_at'>;

/** A page of sections as it is stored. */
export type PageText = Pick<
  Tables<'pages'>,
  'path' | 'title' | 'description' | 'sections' | 'noindex' | 'updated_at'
>;

/** More than these make a sentence too long. */
const MOST_AREAS = 5;

/** The first of the areas served, as a sentence has them: "Walsall, Dudley and the Black Country". */
export function areasInShort(areas: readonly ServedArea[]): string {
  return andList(areas.slice(0, MOST_AREAS).map(({ as_said }) => as_said));
}
