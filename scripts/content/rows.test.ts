import { expect, it } from 'vitest';
import { differingColumns } from './portable-row.ts';
import { hostedProject, type Project } from './project.ts';
import { readRows } from './rows.ts';
import { contentTables, normalised, type ContentTable } from './tables.ts';

/** A project with exactly these rows. */
function projectWith(...rows: object[]): Project {
  const answers = [rows, []];
  const project = hostedProject('https://abcdefgh.supabase.co', 'sb_secret_0123456789');
  return { ...project, fetch: async () => Response.json(answers.shift()) };
}

const company = contentTables.find(({ table }) => table === 'company') as ContentTable;
const events: ContentTable = { table: 'events', key: 'id', times: ['starts'] };

it.each([
  // A numeric column: PGlite, then PostgREST.
  [company, { id: 'a', latitude: '52.58620' }, { id: 'a', latitude: 52.5862 }],
  [
    events,
    { id: 'a', starts: '2026-05-14 08:40:00+00' },
    { id: 'a', starts: '2026-05-14T08:40:00+00:00' },
  ],
])('%j is the same row from both backends', async (table, embedded, hosted) => {
  const [one = {}] = (await readRows(projectWith(embedded), table)) ?? [];
  const [other = {}] = (await readRows(projectWith(hosted), table)) ?? [];
  expect(one).toEqual(hosted);
  expect(differingColumns(one, other)).toEqual([]);
});

it('a row keeps a choice that we do not know, and is refused', () => {
  const row = { slug: 'oven', basis: 'per-oven' };
  expect(normalised('price_plans', row)).toEqual(row);
});

it('rows are in one order with any collation', async () => {
  const addresses = contentTables.find(({ key }) => key === 'slug') as ContentTable;
  const asInEnglish = [{ slug: 'a-z' }, { slug: '/b' }, { slug: 'ab' }];
  const rows = await readRows(projectWith(...asInEnglish), addresses);
  expect(rows?.map(({ slug }) => slug)).toEqual(['/b', 'a-z', 'ab']);
});
