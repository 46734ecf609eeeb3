import { expect, it } from 'vitest';
import { changedTables, readContentState } from './content-state';

/** What a project answers whose tables are in these states. */
function answer(...tables: object[]) {
  const fetch = async () => Response.json(tables);
  const endpoint = { url: 'https://project.example', key: 'key', fetch };
  return readContentState(endpoint, AbortSignal.timeout(1000));
}

const pages = { name: 'pages', version: 3, due_at: null, due_in: null };
const posts = { name: 'blog_posts', version: 8, due_at: '2026-12-01T09:00:00Z', due_in: 60 };

it('a table is another after a write, and once a scheduled record has become public, with one more to come', async () => {
  const { state, dueIn } = await answer(pages, posts);
  expect(dueIn).toBe(60_000);
  expect(changedTables(state, state)).toEqual([]);
  const written = await answer({ ...pages, version: 4 }, posts);
  expect(changedTables(state, written.state)).toEqual(['pages']);
  const published = await answer(pages, { ...posts, due_at: '2026-12-01T10:00:00Z', due_in: 3500 });
  expect(changedTables(state, published.state)).toEqual(['blog_posts']);
  expect(changedTables({}, state)).toEqual(['pages', 'blog_posts']);
});

it('nobody has to ask again where nothing is scheduled', async () => {
  expect((await answer(pages)).dueIn).toBe(Infinity);
  expect((await answer()).dueIn).toBe(Infinity);
});

it('a draft that is due is published by whoever asks, who then learns of it', async () => {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url).replace(/.*\//, ''));
    if (asked.length === 2) return new Response(null, { status: 204 });
    return Response.json([{ ...pages, ...(asked.length === 1 ? { due_in: -3 } : { version: 4 }) }]);
  };
  const endpoint = { url: 'https://project.example', key: 'key', fetch };
  const { state, dueIn } = await readContentState(endpoint, AbortSignal.timeout(1000));
  expect(asked).toEqual(['content_state', 'publish_due_drafts', 'content_state']);
  expect(state).toEqual({ pages: '4 ' });
  expect(dueIn).toBe(Infinity);
});
