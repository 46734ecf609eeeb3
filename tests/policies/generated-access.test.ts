import { afterAll, expect, it } from 'vitest';
import { typeSql } from '../../scripts/migration/content-types-sql.ts';
import { accessSentence } from '../../scripts/migration/policies-sql.ts';
import type { Access, ContentType } from '../../src/schema/content-type.ts';
import { startLockedProject, type Caller } from './locked-project.ts';
import { aPictureName, stored, upload } from './pictures.ts';

const project = await startLockedProject();
afterAll(() => project.close());

type Written = Exclude<Access, 'by hand'>;

/** A content type as `npm run db:migration` makes it, with access that none of the repository's has. */
async function make(table: string, access: Written, others = {}): Promise<ContentType> {
  const title = { kind: 'text', label: 'Title', required: true, maxLength: 80 };
  const words = { singular: 'note', plural: 'notes' };
  const type = { table, access, words, fields: { title, ...others } } as unknown as ContentType;
  await project.backend.database.exec(typeSql(type));
  return type;
}

const write = ['owner', 'editor', 'author'] as const;
const payroll = await make('payroll', { read: 'staff', write: ['owner'] });
const rota = await make('rota', { read: 'staff', write });
await make(
  'tips',
  { read: 'published', write },
  { published: { kind: 'boolean', label: 'Shown' } },
);
await make(
  'diaries',
  { read: 'published', write: ['owner', 'editor'], authors: 'own drafts' },
  {
    published_at: { kind: 'publication', label: 'Status' },
    review_requested_at: { kind: 'reviewRequest', label: 'Ready for review' },
    state: {
      kind: 'select',
      label: 'State',
      choices: ['open', 'closed'],
      transitions: { closed: { roles: ['owner'] } },
    },
    photo: { kind: 'image', label: 'Photo', bucket: 'diaries', folder: 'diaries' },
  },
);

await make(
  'tariffs',
  { read: 'published', write: ['owner'] },
  { published_at: { kind: 'publication', label: 'Status' } },
);

async function readers(table: string): Promise<Caller[]> {
  const found: Caller[] = [];
  for (const caller of ['visitor', 'author', 'editor', 'owner'] as const) {
    const response = await project.as(caller, 'GET', `/rest/v1/${table}`);
    if (response.ok && ((await response.json()) as object[]).length > 0) found.push(caller);
  }
  return found;
}

/** As the admin does, which reads back what it has written. */
async function adds(caller: Caller, table: string): Promise<boolean> {
  const { ok } = await project.as(caller, 'POST', `/rest/v1/${table}`, {
    body: JSON.stringify({ title: 'Monday' }),
    headers: { prefer: 'return=representation' },
  });
  return ok;
}

it('what is for staff is for those who write it alone', async () => {
  expect(accessSentence(payroll)).toBe('Owners read notes, nobody else; owners write them.');
  expect(await adds('owner', 'payroll')).toBe(true);
  expect(await adds('editor', 'payroll')).toBe(false);
  expect(await readers('payroll')).toEqual(['owner']);
});

it.each(['rota', 'tips'])('authors who write %s read what they write', async (table) => {
  expect(accessSentence(rota)).toMatch(/^Owners, editors and authors read notes, nobody else;/);
  expect(await adds('author', table)).toBe(true);
  expect(await readers(table)).toEqual(['author', 'editor', 'owner']);
});

it('authors keep files of their drafts in the bucket of the type, and remove no others', async () => {
  const [own, other, foreign] = Array.from({ length: 3 }, () => aPictureName('png', 'diaries'));
  const send = async (caller: Caller, name = '') =>
    (await upload(project, caller, name, { bucket: 'diaries' })).ok;
  expect(await send('author', own)).toBe(true);
  expect(await send('editor', other)).toBe(true);
  expect(await send('stranger', foreign)).toBe(false);
  await project.as('author', 'DELETE', '/storage/v1/object/diaries', {
    body: JSON.stringify({ prefixes: [own, other] }),
  });
  expect(await stored(project, own ?? '', 'diaries')).toBeUndefined();
  expect(await stored(project, other ?? '', 'diaries')).toBeDefined();
});

it('a draft waits for its review since the author asked for it, until it is published', async () => {
  const send = async (caller: Caller, method: string, path: string, body: object) => {
    const headers = { prefer: 'return=representation' };
    const answer = await project.as(caller, method, `/rest/v1/diaries${path}`, {
      body: JSON.stringify(body),
      headers,
    });
    const [row] = (await answer.json()) as { id: string; review_requested_at: string | null }[];
    return row;
  };
  const asked = { title: 'Tuesday', review_requested_at: '1999-01-01' };
  const draft = await send('author', 'POST', '', asked);
  expect(draft?.review_requested_at).toMatch(/^2/);
  const now = { published_at: new Date().toISOString() };
  const published = await send('editor', 'PATCH', `?id=eq.${draft?.id}`, now);
  expect(published?.review_requested_at).toBeNull();
});

it.each<[string, object, allowed: readonly Caller[]]>([
  ['tariffs', { title: 'Wednesday' }, ['owner']],
  ['diaries', { title: 'Wednesday' }, ['editor', 'owner']],
  ['diaries', { state: 'closed' }, ['owner']],
])(
  'changes of %s to %o are scheduled by those who may make them',
  async (table, changes, allowed) => {
    const { rows } = await project.backend.database.query<{ id: string }>(
      `insert into public.${table} (title, published_at) values ('Monday', now()) returning id`,
    );
    const draft = { table_name: table, record_id: rows[0]?.id, changes, base: {} };
    const schedule = async (caller: Caller, publish_at: string) => {
      const body = JSON.stringify({ ...draft, publish_at });
      const headers = { prefer: 'resolution=merge-duplicates' };
      const path = '/rest/v1/drafts?on_conflict=table_name,record_id';
      return (await project.as(caller, 'POST', path, { body, headers })).ok;
    };
    const answers = (['author', 'editor', 'owner'] as const).map(async (caller) =>
      (await schedule(caller, '2999-01-01')) ? [caller] : [],
    );
    expect((await Promise.all(answers)).flat()).toEqual(allowed);
  },
);
