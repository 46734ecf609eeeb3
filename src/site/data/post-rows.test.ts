import { expect, it } from 'vitest';
import { readPostRows } from './post-rows';

/** A project that lacks a column, and the columns that it was asked for. */
function projectWithout(column: string) {
  const asked: (string | null)[] = [];
  const fetch = (async (input: string) => {
    const columns = new URL(input).searchParams.get('select');
    asked.push(columns);
    return columns?.includes(column)
      ? Response.json({ code: '42703', message: `${column} does not exist` }, { status: 400 })
      : Response.json([{ id: '1' }]);
  }) as typeof globalThis.fetch;
  return { asked, endpoint: { url: `https://${crypto.randomUUID()}.example`, key: '', fetch } };
}

const request = {
  columns: ['id'],
  added: ['word_count'],
  order: 'id',
  from: 0,
  to: 9,
  signal: new AbortController().signal,
} as const;

it('asks a project for newer columns once, and remembers that it lacks them', async () => {
  const { asked, endpoint } = projectWithout('word_count');
  expect(await readPostRows(endpoint, request)).toEqual({ rows: [{ id: '1' }], total: 1 });
  await readPostRows(endpoint, request);
  expect(asked).toEqual(['id,word_count', 'id', 'id']);
});

it('throws what the server says of a column of the specification', async () => {
  const { endpoint } = projectWithout('id');
  await expect(readPostRows(endpoint, { ...request, added: [] })).rejects.toThrow('id does not');
  await expect(readPostRows(endpoint, request)).rejects.toThrow('id does not exist');
});
