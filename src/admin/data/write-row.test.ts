import type { DataProvider, RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { areas } from '../../content-types/areas';
import { blogPosts } from '../../content-types/blog-posts';
import { staff } from '../../content-types/staff';
import type { ContentType, FormValues } from '../../schema/content-type';
import { type ConflictError, updateUnlessChanged } from './write-row';

const PASSED = '2020-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00Z';

/** A table of one row, which somebody else changes after it was opened. */
function tableOf(opened: RaRecord, since: FormValues) {
  const table = { row: { ...opened, ...since, updated_at: '2' } as FormValues };
  const rest = {
    supabaseClient: async (url: string, { body }: { body: string }) => {
      const conditions = [...new URL(url, 'http://rest').searchParams];
      const isCurrent = conditions.every(
        ([column, is]) => is === `eq.${String(table.row[column])}`,
      );
      if (isCurrent) table.row = { ...table.row, ...(JSON.parse(body) as FormValues) };
      return { json: isCurrent ? [table.row] : [] };
    },
    getMany: async () => ({ data: [table.row] }),
  } as unknown as DataProvider;
  return { rest, table };
}

const post = { id: '1', title: 'Ovens', excerpt: 'Old', published_at: null, updated_at: '1' };

async function save(schema: ContentType, opened: RaRecord, since: FormValues, row: FormValues) {
  const { rest, table } = tableOf(opened, since);
  const error = await updateUnlessChanged(rest, schema, opened.id, row, opened).then(
    () => undefined,
    (refusal: unknown) => refusal as ConflictError,
  );
  return { error, stored: table.row };
}

it.each<[string, ContentType, FormValues, FormValues, FormValues]>([
  ['published', blogPosts, {}, { published_at: PASSED }, {}],
  ['scheduled', blogPosts, {}, { published_at: LATER }, {}],
  ['withdrawn', blogPosts, { published_at: PASSED }, { published_at: null }, {}],
  [
    'ended',
    blogPosts,
    { published_at: PASSED, published_until: null },
    { published_until: '2021-01-01T00:00:00Z' },
    {},
  ],
  ['switched on', areas, { published: false }, { published: true }, {}],
  [
    'changed, and would be published unseen',
    blogPosts,
    {},
    { title: 'A' },
    { published_at: 'now' },
  ],
])('saves nothing into what was %s meanwhile', async (_, schema, opened, since, decided) => {
  const record = { ...post, ...opened };
  const row = { ...record, excerpt: 'Half a sentence', ...decided };
  const { error, stored } = await save(schema, record, since, row);
  expect(error).toMatchObject({ name: 'ConflictError', hasMoved: true, conflicts: [] });
  expect(stored).toMatchObject({ ...record, ...since, updated_at: '2' });
});

it.each<[string, FormValues, FormValues]>([
  ['other columns', { title: 'Theirs' }, { published_at: null, excerpt: 'Mine' }],
  [
    'a publication of which a choice in the grid says nothing',
    { published_at: PASSED },
    { excerpt: 'Mine' },
  ],
])('saves beside %s that somebody else has changed', async (_, since, row) => {
  const { error, stored } = await save(blogPosts, post, since, row);
  expect(error).toBeUndefined();
  expect(stored).toMatchObject({ ...since, excerpt: 'Mine' });
});

it.each<[string, FormValues, object]>([
  [
    'discarded: what the form has in common with it is typed, too',
    { excerpt: 'Theirs' },
    { opened: { title: 'Ovens' }, conflicts: [{ column: 'excerpt' }] },
  ],
  [
    'put right and published: that is not undone',
    { title: 'Drafted, put right' },
    { opened: { title: 'Drafted' }, conflicts: [] },
  ],
])('a draft that is gone was %s', async (_, since, refusal) => {
  const draft = { changes: { title: 'Drafted' }, base: { title: 'Ovens' } };
  const opened = { ...post, title: 'Drafted', draft };
  const place = {
    write: async () => undefined,
    read: async () => ({ ...post, ...since }),
    version: (record: FormValues) => record.draft,
    hasMoved: () => true,
  };
  const row = { title: 'Drafted', excerpt: 'Mine' };
  const saving = updateUnlessChanged({} as DataProvider, blogPosts, '1', row, opened, place);
  await expect(saving).rejects.toMatchObject(refusal);
});

it.each([
  ['is not undone where somebody else has changed it since', 'owner', 'ConflictError', 'owner'],
  ['is undone otherwise', 'author', undefined, 'editor'],
])('a role, of a row without a version, %s', async (_, since, refusal, role) => {
  const member = { id: '1', user_id: '1', role: 'author' };
  const { error, stored } = await save(staff, member, { role: since }, { role: 'editor' });
  expect([error?.name, stored.role]).toEqual([refusal, role]);
});
