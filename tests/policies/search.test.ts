import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgrestFilter, SEARCH } from '../../src/admin/data/postgrest-filter.ts';
import { contentTypes } from '../../src/content-types/registry.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { readPostRows } from '../../src/site/data/post-rows.ts';
import { aPost } from '../support/posts.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

/** Every special character of a keyboard. */
const SIGNS = [...'()[]{}.,:;!?*+-/\\|^$%&_#@~=<>"\'’‘£'];
const TYPED = [...SIGNS.map((sign) => `price ${sign}`), 'a(b', 'a)b', '[x]', '(1.5)', 'c\\d'];

const rowOf = (table: string, text: string, n: number) =>
  table === 'blog_posts'
    ? aPost({ title: `${text} in a title`, slug: `post-${n}` })
    : { page: 'contact', position: `a${n}0x`, question: `A ${text} in it`, answer: 'So.' };

beforeAll(async () => {
  for (const table of ['questions', 'blog_posts']) {
    const rows = [...TYPED, 'nothing of it'].map((text, n) => rowOf(table, text, n));
    const body = JSON.stringify(rows);
    const { status } = await project.as('service key', 'POST', `/rest/v1/${table}`, { body });
    expect(status).toBe(201);
  }
});

async function found(table: string, typed: string): Promise<Record<string, string>[]> {
  const schema = contentTypes.find((type) => type.table === table);
  if (!schema) throw new Error(`There is no ${table}`);
  const filter = Object.entries(postgrestFilter(schema, { [SEARCH]: typed }));
  const query = new URLSearchParams(
    filter.map(([key, value]) => {
      const [column = '', operator = ''] = key.split('@');
      return [column, operator ? `${operator}.${String(value)}` : String(value)];
    }),
  );
  const answer = await project.as('service key', 'GET', `/rest/v1/${table}?${query}`);
  expect(answer.status, `${typed}: ${query}`).toBe(200);
  return (await answer.json()) as Record<string, string>[];
}

/** Phones and keyboards type different apostrophes: either finds all. */
const APOSTROPHES = /['’‘]/;
const alike = (typed: string) =>
  APOSTROPHES.test(typed) ? TYPED.filter((one) => APOSTROPHES.test(one)) : [typed];

describe.each(TYPED)('%s', (typed) => {
  it('is found literally in a list of the admin', async () => {
    const rows = await found('questions', typed);
    expect(rows.map(({ question }) => question).sort()).toEqual(
      alike(typed)
        .map((one) => `A ${one} in it`)
        .sort(),
    );
  });

  it('is found among posts, also in their gathered text', async () => {
    const titles = (await found('blog_posts', typed)).map(({ title }) => title);
    expect(titles).toContain(`${typed} in a title`);
  });

  it('is found by a visitor', async () => {
    const { rows } = await readPostRows(
      { url: project.url, key: LOCAL_PUBLISHABLE_KEY },
      {
        columns: ['title'],
        title: typed,
        order: 'title',
        limit: 10,
        signal: AbortSignal.timeout(20_000),
      },
    );
    expect(rows.map(({ title }) => title).sort()).toEqual(
      alike(typed)
        .map((one) => `${one} in a title`)
        .sort(),
    );
  });
});
