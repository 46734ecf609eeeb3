import type { ContentTable } from '../content-rows.ts';

/** Each table has its digit for good; company, of which there is one, that of its column's default. */
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
};

/** The id of the first, second … of the rows that a new site begins with. */
export function rowId(table: keyof typeof DIGITS, number: number): string {
  return `c0a1000${DIGITS[table]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
