import { describe, expect, it } from 'vitest';
import type { Figures } from './visit-figures';
import { summaryOf } from './summary';

const NONE: Figures = {
  today: '2026-11-28',
  periods: [],
  compared: { now: 0, before: 0 },
  pages: [],
  outside: [],
  waiting: false,
};
const counted = (n: number, event: Figures['periods'][number]['event'] = 'visit', source = '') => ({
  ...{ period: '2026-11-23', event, source, n, touch: null },
});
const sentences = (figures: Partial<Figures>) =>
  summaryOf({ ...NONE, ...figures }, 'week', true).numbers.map(({ sentence }) => sentence);

describe('the six numbers', () => {
  it.each([
    [31, 25, ' Up to yesterday 6 more than in the same days of last week.'],
    [25, 31, ' Up to yesterday 6 fewer than in the same days of last week.'],
    [31, 31, ' Up to yesterday as many as in the same days of last week.'],
    [31, 19, ''],
    [0, 25, ''],
  ])('compare %i visits with %i if both are enough', (now, before, sentence) => {
    const [visits] = sentences({ periods: [counted(40)], compared: { now, before } });
    expect(visits).toBe(`40 visits this week.${sentence}`);
  });

  it('say how many enquiries for every 100 visits, of enough of them', () => {
    const enquiries = counted(2, 'enquiry');
    expect(sentences({ periods: [counted(31), enquiries] })[1]).toBe(
      '2 enquiries this week, 6 for every 100 visits.',
    );
    expect(sentences({ periods: [counted(3), enquiries] })[1]).toBe('2 enquiries this week.');
    expect(sentences({ periods: [counted(900), enquiries] })[1]).toBe(
      '2 enquiries this week, fewer than 1 for every 100 visits.',
    );
    expect(sentences({ periods: [counted(31)] })[1]).toBe('0 enquiries this week.');
  });

  it('name sources as an owner knows them', () => {
    const periods = [
      counted(3, 'visit', 'google'),
      counted(2, 'visit', 'checkatrade'),
      counted(2, 'visit', 'yell'),
    ];
    expect(sentences({ periods })[3]).toBe('Most came from Directories: 4 of 7 this week.');
  });

  it('are said of nothing, too', () => {
    expect(sentences({})).toEqual([
      '0 visits this week.',
      '0 enquiries this week.',
      'The telephone number was pressed in 0 visits this week, the e-mail address in 0, WhatsApp in 0.',
      'No visit yet this week.',
      'No visit yet in twelve weeks.',
      '0 forms begun and not sent this week. No postcode outside your areas was asked for three times.',
    ]);
  });
});

it('has every week or month from the first, twelve at least', () => {
  const weeks = summaryOf(NONE, 'week', true).periods;
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, '2026-09-07', '2026-11-23']);
  const since = { ...NONE, periods: [{ ...counted(1), period: '2025-11-01' }] };
  const { periods, words } = summaryOf(since, 'month', true);
  expect([periods.length, periods[0], words('2025-11-01')]).toEqual([
    ...[13, '2025-11-01', 'November 2025'],
  ]);
});
