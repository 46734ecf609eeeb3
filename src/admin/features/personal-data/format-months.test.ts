import { expect, it } from 'vitest';
import { formatMonths } from './format-months';

it.each([
  [1, 'a month'],
  [12, 'a year'],
  [18, '18 months'],
  [84, '7 years'],
])('%i months are %s', (months, words) => {
  expect(formatMonths(months)).toBe(words);
});
