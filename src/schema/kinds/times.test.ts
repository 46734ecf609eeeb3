import { expect, it } from 'vitest';
import { formatDay, isDay } from '../../shared/time/day';

it.each([
  ['2025-05-14', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['14 May 2025', false],
  ['', false],
])('takes "%s" for a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it('is read as in Britain', () => {
  expect(formatDay('2025-05-04')).toBe('4 May 2025');
});
