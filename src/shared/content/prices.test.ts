import { expect, it } from 'vitest';
import { formatPrice } from './prices';

it.each([
  [20, 'per-hour', '£20/hour'],
  [20.5, 'per-hour', '£20.50/hour'],
  [1250, 'from', 'from £1,250'],
  [100_000.05, 'from', 'from £100,000.05'],
] as const)('shows %d pounds %s as %j', (pounds, basis, words) => {
  expect(formatPrice({ pounds, basis })).toBe(words);
});
