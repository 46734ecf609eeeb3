import { expect, it } from 'vitest';
import { openingWeek, readHours } from './opening-week';

const labels = (week: Record<string, unknown>) =>
  openingWeek(week).map(
    ({ label, spans }) =>
      `${label} ${spans.map(({ opens, closes }) => `${opens}-${closes}`).join() || 'closed'}`,
  );

it('a week is told by its neighbouring days with the same hours, Monday first', () => {
  const nine = '9:00-17:00';
  expect(labels({ monday: nine, tuesday: nine, thursday: nine, friday: '9:00-13:00' })).toEqual([
    'Mon-Tue 9:00-17:00',
    'Wed closed',
    'Thu 9:00-17:00',
    'Fri 9:00-13:00',
    'Sat-Sun closed',
  ]);
});

it('hours that cannot be are a day off', () => {
  expect(labels({ monday: '18:00-8:00', tuesday: '25:00-26:00', wednesday: 8 })).toEqual([
    'Mon-Sun closed',
  ]);
});

it.each([
  ['8am - 6pm', '8:00-18:00'],
  ['09.00-17.30', '9:00-17:30'],
  ['8:00 to 12:00, 13:00 – 17:00', '8:00-12:00,13:00-17:00'],
  ['9 until 5pm', '9:00-17:00'],
  ['12am-12pm', '0:00-12:00'],
  ['9-5', undefined],
  ['13:00-17:00, 8:00-12:00', undefined],
  ['8:00-12:60', undefined],
  ['13pm-14pm', undefined],
  ['by appointment', undefined],
])('"%s" is kept as %s', (typed, kept) => {
  expect(readHours(typed)).toBe(kept);
});
