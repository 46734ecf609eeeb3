import { expect, it } from 'vitest';
import { rowsOfOpeningHours } from './stored-opening-hours';
import { parseHours } from './parse-opening-hours';

const labels = (week: Record<string, unknown>) =>
  rowsOfOpeningHours(week).map(
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
  expect(labels({ monday: '18:00-18:00', tuesday: '25:00-26:00', wednesday: 8 })).toEqual([
    'Mon-Sun closed',
  ]);
});

it.each([
  ['8am - 6pm', '8:00-18:00'],
  ['09.00-17.30', '9:00-17:30'],
  ['8:00 to 12:00, 13:00 – 17:00', '8:00-12:00,13:00-17:00'],
  ['9 until 5pm', '9:00-17:00'],
  ['12am-12pm', '0:00-12:00'],
  ['9-5', '9:00-17:00'],
  ['8-6', '8:00-18:00'],
  ['1-5', '13:00-17:00'],
  ['2.30 to 6', '14:30-18:00'],
  ['1-5pm', '13:00-17:00'],
  ['1-3, 4-6', '13:00-15:00,16:00-18:00'],
  ['01:00-05:00', '01:00-05:00'],
  ['1am-5am', '01:00-05:00'],
  ['4am-5pm', '4:00-17:00'],
  ['4:00-11:30', '04:00-11:30'],
  ['3-17', '3:00-17:00'],
  ['5-9', '5:00-9:00'],
  ['0:00-4:00', '0:00-4:00'],
  ['9-12.30, 1-5', '9:00-12:30,13:00-17:00'],
  ['8am-12pm & 1pm-5pm', '8:00-12:00,13:00-17:00'],
  ['9-12.30 and 13.30-17', '9:00-12:30,13:30-17:00'],
  ['12:30-2', '12:30-14:00'],
  ['2pm-6', '14:00-18:00'],
  ['8am-noon', '8:00-12:00'],
  ['8 a.m. till 12 noon', '8:00-12:00'],
  ['from 8 to 6', '8:00-18:00'],
  ['midday-4pm', '12:00-16:00'],
  ['6pm - midnight', '18:00-24:00'],
  ['18:00-00:00', '18:00-24:00'],
  ['20:00-02:00', '20:00-02:00'],
  ['8pm-2am', '20:00-02:00'],
  ['12:00-02:00', '12:00-02:00'],
  ['9:00-12:00, 20:00-02:00', '9:00-12:00,20:00-02:00'],
  ['20:00-02:00, 9:00-12:00', undefined],
  ['24 hours', '0:00-24:00'],
  ['24h', '0:00-24:00'],
  ['Open 24 hours', '0:00-24:00'],
  ['24/7', '0:00-24:00'],
  ['All day', '0:00-24:00'],
  ['midnight to midnight', undefined],
  ['Closed', ''],
  ['–', ''],
  ['13:00-17:00, 8:00-12:00', undefined],
  ['8:00-12:60', undefined],
  ['8-8', '8:00-20:00'],
  ['18:00-18:00', undefined],
  ['13pm-14pm', undefined],
  ['24:30-25:00', undefined],
  ['by appointment', undefined],
])('"%s" is kept as %s, and stays it', (typed, kept) => {
  expect(parseHours(typed)).toBe(kept);
  if (kept) expect(parseHours(kept)).toBe(kept);
});
