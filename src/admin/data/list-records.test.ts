import { HttpError, type DataProvider, type GetListParams } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentTypeOf } from '../../content-types/registry';

const ROWS = [
  { id: 'a', date: 'April 2, 2025', day: '2025-04-02' },
  { id: 'b', date: 'May 14, 2025', day: '2025-05-14' },
  { id: 'c', date: 'December 1, 2024', day: '2024-12-01' },
];

/** Serves rows by day where the column exists, and records the order requested. */
function projectWith(columns: readonly string[]) {
  const sortedBy: (string | undefined)[] = [];
  const rest = {
    getList: async (_table: string, { sort }: GetListParams) => {
      sortedBy.push(sort?.field);
      if (!sort?.field.startsWith('day')) return { data: ROWS, total: ROWS.length };
      if (!columns.includes('day')) throw new HttpError('column', 400, { code: '42703' });
      return { data: ROWS.toSorted((a, b) => (a.day < b.day ? 1 : -1)), total: ROWS.length };
    },
    getMany: async (_table: string, { ids }: { ids: string[] }) => ({
      data: ROWS.filter(({ id }) => ids.includes(id)),
    }),
  } as unknown as DataProvider;
  return { rest, sortedBy };
}

/** As on a page just opened. */
async function listByDay(rest: DataProvider) {
  const { listRecords } = await import('./list-records');
  const params = {
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  } as const;
  const { data } = await listRecords(rest, contentTypeOf('blog_posts'), params);
  return data.map(({ id }) => id);
}

/** Caps each answer, like "Max rows". */
function projectOf(count: number, cap: number) {
  let requests = 0;
  const rest = {
    getList: async (_table: string, { pagination }: GetListParams) => {
      requests += 1;
      const { page = 1, perPage = 10 } = pagination ?? {};
      const first = (page - 1) * perPage;
      if (first > 0 && first >= count) throw new HttpError('Requested range not satisfiable', 416);
      const last = Math.min(first + Math.min(perPage, cap), count);
      const data = Array.from({ length: last - first }, (_, row) => ({ id: first + row }));
      return { data, total: count };
    },
  } as unknown as DataProvider;
  return { rest, asked: () => requests };
}

describe('records from the beginning', () => {
  it.each([
    [2500, 1000, 5000],
    [2500, 400, 5000],
    [1200, 400, 5000],
    [900, 400, 1000],
    [0, 400, 5000],
  ])('are all there, of %i where an answer has at most %i', async (count, cap, perPage) => {
    const { listRecords } = await import('./list-records');
    const { data, total } = await listRecords(
      projectOf(count, cap).rest,
      contentTypeOf('services'),
      {
        pagination: { page: 1, perPage },
      },
    );
    expect(data.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, row) => row));
    expect(total).toBe(count);
  });

  it('are one request where a page holds them, and no more than it holds', async () => {
    const { listRecords } = await import('./list-records');
    const { rest, asked } = projectOf(900, 1000);
    const pagination = { page: 1, perPage: 25 };
    const { data, total } = await listRecords(rest, contentTypeOf('services'), { pagination });
    expect([data.length, total, asked()]).toEqual([25, 900, 1]);
  });
});

describe('posts by their day', () => {
  beforeEach(() => vi.resetModules());

  it('come in one page from a database that knows the days', async () => {
    const { rest, sortedBy } = projectWith(['day']);
    expect(await listByDay(rest)).toEqual(['b', 'a', 'c']);
    expect(sortedBy).toEqual(['day.desc,created_at.desc,id']);
  });

  it('are none on a page past the last, and every other refusal is told', async () => {
    const refusing = (status: number) =>
      ({
        getList: () => Promise.reject(new HttpError('Requested range not satisfiable', status)),
      }) as unknown as DataProvider;
    expect(await listByDay(refusing(416))).toEqual([]);
    await expect(listByDay(refusing(400))).rejects.toThrow('Requested range');
  });
});
