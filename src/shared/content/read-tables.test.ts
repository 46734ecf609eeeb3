import { expect, it } from 'vitest';
import { readTable, readTables } from './read-tables';

const ROWS = Array.from({ length: 1203 }, (_, id) => ({ id }));
const QUERY = { table: 'jobs', columns: 'id', order: 'id' };

/** A project that gives so many rows at once, and what it was asked. */
function project(cap: number) {
  const asked: URL[] = [];
  const fetch = async (address: URL | RequestInfo) => {
    const url = new URL(String(address));
    asked.push(url);
    const from = Number(url.searchParams.get('offset'));
    const limit = Number(url.searchParams.get('limit') ?? cap);
    const rows = ROWS.slice(from, from + Math.min(cap, limit));
    const headers = { 'Content-Range': `${from}-${from + rows.length - 1}/${ROWS.length}` };
    return Response.json(rows, { headers });
  };
  return { endpoint: { url: 'https://project.example', key: 'key', fetch }, asked };
}

const signal = AbortSignal.timeout(5000);

it.each([1, 2, 13])('reads a table to its end in %i answers', async (answers) => {
  const { endpoint, asked } = project(Math.ceil(ROWS.length / answers));
  const { rows, refusals } = await readTables(endpoint, [QUERY], signal);
  expect(rows.jobs).toEqual(ROWS);
  expect(refusals).toEqual([]);
  expect(asked).toHaveLength(answers);
});

it('reads no more than it was asked for', async () => {
  const { endpoint, asked } = project(1000);
  expect(await readTable(endpoint, { ...QUERY, limit: 1 }, signal)).toEqual([{ id: 0 }]);
  expect(asked).toHaveLength(1);
});

it('is content with the one answer of a server that does not count', async () => {
  const fetch = async () => Response.json([{ id: 1 }]);
  const endpoint = { url: 'https://project.example', key: 'key', fetch };
  expect(await readTable(endpoint, QUERY, signal)).toEqual([{ id: 1 }]);
});
