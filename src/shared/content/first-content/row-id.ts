import type { ContentTable } from '../content-rows.ts';

/** A permanent digit per table; that of company is in its column's default. */
const DIGITS: Readonly<Record<ContentTable | 'pages', string>> = {
  company: '0',
  services: '1',
  price_plans: '2',
  questions: '3',
  testimonials: '4',
  team_members: '5',
  menu: '7',
  pages: '8',
  blog_categories: '9',
  job_sizes: 'a',
  areas: 'b',
};

/** Id of a row of the first content, by its index. */
export function rowId(table: keyof typeof DIGITS, number: number): string {
  return `c0a1000${DIGITS[table]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
