import { expect, it } from 'vitest';
import { openingWeek } from './opening-week';

const labels = (week: Record<string, unknown>) =>
  openingWeek(week).map(({ label, opens, closes }) => `${label} ${opens ?? ''}-${closes ?? ''}`);

it('a week is told by its neighbouring days with the same hours, Monday first', () => {
  const nine = '9:00-17:00';
  expect(labels({ monday: nine, tuesday: nine, thursday: nine, friday: '9:00-13:00' })).toEqual([
    'Mon-Tue 9:00-17:00',
    'Wed -',
    'Thu 9:00-17:00',
    'Fri 9:00-13:00',
    'Sat-Sun -',
  ]);
});

it('hours that cannot be are a day off', () => {
  expect(labels({ monday: '18:00-8:00', tuesday: '25:00-26:00', wednesday: 8 })).toEqual([
    'Mon-Sun -',
  ]);
});
