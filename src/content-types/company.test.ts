import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Tables } from '../shared/database.types';
import { company as own } from '../shared/content/first-content/company';
import { kindOf } from '../schema/kinds';
import { company } from './company';

const blank = { notice: null, notice_from: null, notice_until: null, notice_closes: false };
const row = { ...own, ...blank, id: '', created_at: '', updated_at: '' } as Tables<'company'>;

type NoticeDays = Partial<Pick<Tables<'company'>, 'notice' | 'notice_until'>>;
const OVER = { notice: 'Closed', notice_until: '2026-01-02' };
const PASSED = 'Last day has passed. Choose a later one.';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-10T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('a notice that ends before it begins is told at its last day', async () => {
  const days = { notice_from: '2026-12-24', notice_until: '2026-12-02' };
  const errors = await company.validate?.({ ...row, ...days, notice: 'Closed' }, 'editor');
  expect(errors).toHaveProperty('notice_until');
  expect(await company.validate?.({ ...row, ...days }, 'editor')).toEqual({});
});

it.each<[string, NoticeDays, NoticeDays | undefined, string | undefined]>([
  ['a new notice whose last day has passed', { notice_until: '2026-12-09' }, {}, PASSED],
  ['one until today', { notice_until: '2026-12-10' }, {}, undefined],
  ['one that is over, left as it is', OVER, OVER, undefined],
  ['other words for the days that are over', OVER, { ...OVER, notice: 'Holiday' }, PASSED],
])('%s', async (_, days, before, message) => {
  const errors = await company.validate?.(
    { ...row, notice: 'Closed', ...days },
    'editor',
    before && { ...row, ...before },
  );
  expect(errors?.notice_until).toBe(message);
});

it('a span of hours or days is read as it is written, and cannot end below where it begins', async () => {
  const field = company.fields.standard_clean_hours;
  for (const typed of ['2 - 3', '2–3', '2 to 3', '2-3'])
    expect(kindOf(field).toRow(typed, field)).toBe('2-3');
  const message = 'Write a number such as 3, or from one to another, such as 2-3.';
  const spans = { standard_clean_hours: '3-2', deep_clean_hours: '4-8' };
  expect(await company.validate?.({ ...row, ...spans }, 'editor')).toEqual({
    standard_clean_hours: message,
  });
});

it('a notice that is taken away takes its days with it', async () => {
  expect(await company.beforeSave?.({ notice: null })).toEqual(blank);
  expect(await company.beforeSave?.({ phone: '1' })).toEqual({ phone: '1' });
});
