import { expect, it } from 'vitest';
import { thousands } from './thousands';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1234])('writes %i as Intl does', (count) => {
  expect(thousands(count)).toBe(count.toLocaleString('en-GB'));
});
