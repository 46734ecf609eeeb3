import { expect, it } from 'vitest';
import { dueFilter, formatMonths } from './retention';

it.each([
  ['2026-11-25', 12, '2025-11-25'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 18, '2024-07-15'],
])('on %s what is older than %i months came before %s', (today, months, day) => {
  expect(dueFilter(months, new Date(`${today}T23:30:00Z`))).toEqual({ 'created_at@lt': day });
});

it.each([
  [1, 'a month'],
  [12, 'a year'],
  [18, '18 months'],
  [84, '7 years'],
])('%i months are %s', (months, words) => {
  expect(formatMonths(months)).toBe(words);
});
