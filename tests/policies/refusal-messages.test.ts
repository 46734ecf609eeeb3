import { afterAll, expect, it } from 'vitest';
import {
  generalWords,
  refusalInWords,
  type PostgresRefusal,
} from '../../src/admin/data/refusal-messages.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { startMigratedBackend } from './migrated-folder.ts';

const TABLES = `
  create table public.rooms (id int primary key, name text not null);
  create table public.visits (
    id int primary key,
    title varchar(20) not null,
    stars smallint,
    day date,
    room int references public.rooms (id),
    constraint visits_title_free unique (title),
    constraint visits_stars_range check (stars between 1 and 5)
  );
  insert into public.rooms values (1, 'Kitchen');
  insert into public.visits values (1, 'First', 5, '2026-01-01', 1);
  grant all on public.rooms, public.visits to service_role;
`;

/** Tables of this test's database only. */
interface ScratchSchema extends Omit<ContentType, 'table'> {
  table: string;
}

const visits: ScratchSchema = {
  table: 'visits',
  titleColumn: 'title',
  list: { columns: ['title'] },
  words: { singular: 'visit', plural: 'visits' },
  access: 'by hand',
  fields: {
    title: { kind: 'text', label: 'Title' },
    stars: { kind: 'integer', label: 'Stars' },
    day: { kind: 'date', label: 'Day' },
    room: { kind: 'integer', label: 'Room' },
  },
  constraints: {
    visits_title_free: { field: 'title', message: 'Another visit is called so.' },
    visits_stars_range: { field: 'stars', message: 'One to five stars.' },
  },
};
const rooms: ScratchSchema = {
  ...visits,
  table: 'rooms',
  words: { singular: 'room', plural: 'rooms' },
};

const backend = await startMigratedBackend();
await backend.database.exec(TABLES);
afterAll(() => backend.close());

/** The API's answer to a refused request. */
async function refusalOf(method: string, path: string, row?: object): Promise<PostgresRefusal> {
  const { fetch, secretKey } = backend;
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: row && JSON.stringify(row),
  });
  return (await (await fetch(request)).json()) as PostgresRefusal;
}

const wordsFor = (schema: ScratchSchema, refusal: PostgresRefusal, row = {}) =>
  refusalInWords(schema as ContentType, refusal, row);

it.each<[values: object, field: string | undefined, message: RegExp]>([
  [{ title: 'First' }, 'title', /^Another visit is called so\.$/],
  [{ stars: 6 }, 'stars', /^One to five stars\.$/],
  [{ title: null }, 'title', /^Title must be filled in$/],
  [{ room: 7 }, 'room', /^Room: what was chosen is no longer there$/],
  [{ stars: 4.5 }, 'stars', /^Stars cannot be saved as it is written$/],
  [{ stars: 40_000 }, 'stars', /^Stars is too large a number$/],
  [{ day: 'one day' }, 'day', /^Day cannot be saved as it is written$/],
  [{ day: '2026-02-30' }, 'day', /^Day cannot be saved as it is written$/],
  [
    { colour: 'red' },
    undefined,
    /'colour'.*Apply the files of supabase\/migrations to "visits"\.$/,
  ],
])('a visit with %o is refused in words', async (values, field, message) => {
  const row = { id: 2, title: 'Second', ...values };
  const words = wordsFor(visits, await refusalOf('POST', 'visits', row), row);
  expect(words).toEqual({ ...(field && { field }), message: expect.stringMatching(message) });
});

it.each([
  ['a'.repeat(21), /^One of the texts is too long to be saved$/],
  ['a\0b', /^One of the texts has a character that cannot be saved$/],
])('a title of %o is refused in words that hold for any request', async (title, message) => {
  const refusal = await refusalOf('POST', 'visits', { id: 2, title });
  expect(generalWords(refusal, 400)).toMatch(message);
});

it.each<[string, ScratchSchema, string, string, RegExp]>([
  ['a deletion that others forbid', rooms, 'DELETE', 'rooms?id=eq.1', /^There are visits that be/],
  ['a table that is missing', visits, 'GET', 'nothing', /Apply the files of supabase\/migrations/],
  ['a column that is missing', visits, 'GET', 'visits?select=x', /Apply the files of supabase/],
])('%s has a message', async (_what, schema, method, path, message) => {
  const words = wordsFor(schema, await refusalOf(method, path));
  expect(words?.message).toMatch(message);
});

it('leaves to the server’s own words what nobody has foreseen', async () => {
  const refusal = await refusalOf('GET', 'visits?id=like.1');
  expect(refusal.message).toBeTruthy();
  expect(wordsFor(visits, refusal)).toBeUndefined();
});
