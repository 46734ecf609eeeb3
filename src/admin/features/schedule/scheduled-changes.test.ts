// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { noticeChanges } from './scheduled-changes';

const NOTICE = {
  id: 1,
  name: 'Brightwell Cleaning',
  notice: 'Closed over Christmas',
  notice_from: '2026-12-24',
  notice_until: '2027-01-02',
};
const dayOf = ({ at }: { at: number }) =>
  Number.isNaN(at) ? 'never' : new Date(at).toISOString().slice(0, 10);

it.each([
  ['comes and ends', NOTICE, ['2026-12-24 is shown', '2027-01-03 ends']],
  ['stays', { ...NOTICE, notice_until: null }, ['2026-12-24 is shown', 'never ends']],
  ['was emptied', { ...NOTICE, notice: null }, []],
])('lists a notice that %s', async (_, record, expected) => {
  const getList = () => Promise.resolve({ data: [record], total: 1 });
  const changes = await noticeChanges({ getList } as unknown as DataProvider);
  expect(changes.map((change) => dayOf(change) + change.after)).toEqual(expected);
});
