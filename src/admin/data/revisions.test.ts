// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deletionsFrom, deletionsOf } from './revisions';

afterEach(() => vi.unstubAllGlobals());

it('finds the last deletion of each of many records, in addresses that every server takes', async () => {
  let longest = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    longest = Math.max(longest, input.length);
    const ids = decodeURIComponent(input).match(/record-\d+/g) ?? [];
    return Response.json(
      ids.flatMap((row_id) => [1, 2].map((id) => ({ id: id * Number(row_id.slice(7)), row_id }))),
    );
  });
  const ids = Array.from({ length: 900 }, (_, index) => `record-${index + 1}`);
  expect(await deletionsOf('questions', ids)).toEqual(ids.map((_, index) => 2 * (index + 1)));
  // Nginx limits a line to 8 kB.
  expect(longest).toBeLessThan(8000);
});

it('reads the titles of what was deleted without the records', async () => {
  vi.stubGlobal('fetch', async (input: string) => {
    const columns = new URL(input).searchParams.get('select')?.split(',') ?? [];
    const asked = columns.map((column) => {
      const [, name = column, path = column] = /^(\w+):(.+)$/.exec(column) ?? [];
      return [name, path];
    });
    return Response.json([Object.fromEntries(asked)]);
  });
  const [deletion] = await deletionsFrom('questions', 'question');
  expect(deletion).toMatchObject({ row_id: 'row_id', title: 'row->>question' });
  expect(deletion).not.toHaveProperty('row');
});
