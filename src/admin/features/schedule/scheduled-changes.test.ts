// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { pages } from '../../../content-types/pages';
import { changesOfRecord, noticeChanges } from './scheduled-changes';

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

const OFFER = { id: 'a', type: 'hero', title: 'Half price' };
const SUMMER = {
  ...{ id: 1, title: 'Summer' },
  sections: [{ ...OFFER, first_day: '2999-06-10', last_day: '2999-06-20' }],
};
const [LONG_AGO, MAY, JULY] = ['2020-01', '2999-05', '2999-07'].map(
  (month) => `${month}-01T00:00:00Z`,
);
const COMES_AND_LEAVES = ['comes to Summer', 'leaves Summer'].map(
  (what) => `“Half price” (Top of the page) ${what}`,
);

it.each([
  ['is public', LONG_AGO, null, COMES_AND_LEAVES],
  ['is public by then', MAY, null, ['The page Summer is published', ...COMES_AND_LEAVES]],
  ['is not public before', JULY, null, ['The page Summer is published']],
  ['has ended by then', LONG_AGO, MAY, ['The page Summer ends']],
  ['ends before it begins', JULY, MAY, []],
  ['is a draft', null, JULY, []],
])(
  'lists of a page that %s what visitors will see',
  (_, published_at, published_until, expected) => {
    const changes = changesOfRecord(pages, { ...SUMMER, published_at, published_until });
    expect(
      changes
        .filter(({ at }) => at > Date.now())
        .map(({ before, record, after }) => `${before}${record.title}${after}`),
    ).toEqual(expected);
  },
);
