import { afterAll, beforeEach, expect, it } from 'vitest';
import { refusalInWords, type PostgresRefusal } from '../../src/admin/data/refusal-messages.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { referencesSql } from '../../scripts/migration/references-sql.ts';
import { startMigratedBackend } from './migrated-folder.ts';

/** Jobs that refer to several towns, with the triggers of `npm run db:migration`. */
const TABLES = `
  create table public.towns (id uuid primary key, name text);
  create table public.jobs (
    id int primary key, town_ids uuid[] not null default '{}', parts jsonb not null default '[]'
  );
  grant all on public.towns, public.jobs to service_role;
`;
const WALSALL = '00000000-0000-4000-8000-000000000001';
const DUDLEY = '00000000-0000-4000-8000-000000000002';
const NOWHERE = '00000000-0000-4000-8000-000000000003';

const jobs = {
  table: 'jobs',
  words: { singular: 'job', plural: 'jobs' },
  access: 'by hand',
  fields: {
    town_ids: { kind: 'references', label: 'Towns', to: 'towns' },
    parts: {
      kind: 'sections',
      label: 'Parts',
      types: {
        town: { fields: { town: { kind: 'reference', label: 'Town', to: 'towns' } } },
        tour: {
          fields: {
            stops: {
              kind: 'repeat',
              label: 'Stops',
              itemName: 'stop',
              fields: { towns: { kind: 'references', label: 'Towns', to: 'towns' } },
            },
          },
        },
        hint: {
          fields: {
            town: { kind: 'reference', label: 'Town', to: 'towns', onDelete: 'set null' },
          },
        },
      },
    },
  },
} as unknown as ContentType;
const towns = { ...jobs, words: { singular: 'town', plural: 'towns' } };

const backend = await startMigratedBackend();
await backend.database.exec(TABLES + referencesSql(jobs).join('\n'));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.exec(`
    delete from public.jobs; delete from public.towns;
    insert into public.towns values ('${WALSALL}', 'Walsall'), ('${DUDLEY}', 'Dudley');
    insert into public.jobs values (1, '{${WALSALL},${DUDLEY}}');`);
});

async function ask(method: string, path: string, row?: object): Promise<Response> {
  const { fetch, secretKey } = backend;
  const headers = { apikey: secretKey, 'content-type': 'application/json' };
  const body = row && JSON.stringify(row);
  return fetch(new Request(`http://localhost/rest/v1/${path}`, { method, headers, body }));
}

it.each([
  ['that is not there', [WALSALL, NOWHERE]],
  ['named twice', [WALSALL, WALSALL]],
])('a town %s is refused, at its field', async (_what, town_ids) => {
  for (const [method, path] of [
    ['POST', 'jobs'],
    ['PATCH', 'jobs?id=eq.1'],
  ] as const) {
    const refusal = await ask(method, path, { id: method === 'POST' ? 2 : 1, town_ids });
    expect(refusal.status).toBe(409);
    expect(refusalInWords(jobs, (await refusal.json()) as PostgresRefusal, {})).toEqual({
      field: 'town_ids',
      message: 'Towns: what was chosen is no longer there',
    });
  }
});

it('a town that a job names stays, in words, until no job names it', async () => {
  const refusal = await ask('DELETE', `towns?id=eq.${DUDLEY}`);
  expect(refusal.status).toBe(409);
  expect(refusalInWords(towns, (await refusal.json()) as PostgresRefusal, {})?.message).toBe(
    'There are jobs that belong to this town. Move or delete them first.',
  );
  expect((await ask('PATCH', 'jobs?id=eq.1', { town_ids: [WALSALL] })).ok).toBe(true);
  expect((await ask('DELETE', `towns?id=eq.${DUDLEY}`)).ok).toBe(true);
  const left = await ask('GET', 'towns?select=name');
  expect(await left.json()).toEqual([{ name: 'Walsall' }]);
});

it('jobs are found by one of their towns', async () => {
  const found = await ask('GET', `jobs?select=town_ids&town_ids=cs.{"${DUDLEY}"}`);
  expect(await found.json()).toEqual([{ town_ids: [WALSALL, DUDLEY] }]);
  const none = await ask('GET', `jobs?select=id&town_ids=cs.{"${NOWHERE}"}`);
  expect(await none.json()).toEqual([]);
});

const inTown = (town: unknown, type = 'town') => ({ id: '1', type, town });
const onTour = (...towns: unknown[]) => ({ id: '2', type: 'tour', stops: [{ towns }, {}] });

it.each([
  ['in a section', [inTown(WALSALL), inTown(NOWHERE)]],
  ['among those of an item of a list in a section', [onTour(WALSALL, NOWHERE)]],
  ['that is no id', [inTown({ id: WALSALL })]],
])('a town %s that is not there is refused, at its field', async (_what, parts) => {
  const refusal = await ask('PATCH', 'jobs?id=eq.1', { parts });
  expect(refusal.status).toBe(409);
  expect(refusalInWords(jobs, (await refusal.json()) as PostgresRefusal, {})).toEqual({
    field: 'parts',
    message: 'Parts: what was chosen is no longer there',
  });
});

it('what has the shape of a reference and is none is not looked at', async () => {
  const parts = [{ id: '1', type: 'other', town: NOWHERE }, { town: NOWHERE }, inTown(null)];
  expect((await ask('PATCH', 'jobs?id=eq.1', { parts })).ok).toBe(true);
});

it.each([
  ['a section', [inTown(DUDLEY), inTown(DUDLEY)]],
  ['an item of a list in a section', [onTour(WALSALL, DUDLEY)]],
])('a town that %s names stays, in words', async (_what, parts) => {
  expect((await ask('PATCH', 'jobs?id=eq.1', { parts, town_ids: [] })).ok).toBe(true);
  const refusal = await ask('DELETE', `towns?id=eq.${DUDLEY}`);
  expect(refusal.status).toBe(409);
  expect(refusalInWords(towns, (await refusal.json()) as PostgresRefusal, {})?.message).toBe(
    'There are jobs that belong to this town. Move or delete them first.',
  );
});

it('a deleted town is removed with `set null`', async () => {
  const parts = [inTown(WALSALL), inTown(DUDLEY, 'hint')];
  expect((await ask('PATCH', 'jobs?id=eq.1', { parts, town_ids: [] })).ok).toBe(true);
  expect((await ask('DELETE', `towns?id=eq.${DUDLEY}`)).ok).toBe(true);
  const left = await ask('GET', 'jobs?select=parts');
  expect(await left.json()).toEqual([{ parts: [inTown(WALSALL), inTown(null, 'hint')] }]);
});

it('what would take a section along is no choice there', () => {
  const cascading = {
    ...jobs,
    fields: {
      place: {
        kind: 'group',
        label: 'Place',
        fields: { town: { kind: 'reference', label: 'Town', to: 'towns', onDelete: 'cascade' } },
      },
    },
  } as unknown as ContentType;
  expect(() => referencesSql(cascading)).toThrow('"Town" inside of another field cannot go with');
});
