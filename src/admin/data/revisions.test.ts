// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deletionsFrom } from './revisions';

afterEach(() => vi.unstubAllGlobals());

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
