import { expect, it } from 'vitest';
import { updatedOn } from './updated-on';

it.each([
  ['the day after', 'May 14, 2025', '2025-05-15T09:00:00+00:00', 'May 15, 2025'],
  ['the same day', 'May 14, 2025', '2025-05-14T21:00:00+00:00', undefined],
  ['a minute after midnight in London', 'May 14, 2025', '2025-05-14T23:01:00Z', 'May 15, 2025'],
  ['before its own date', 'December 1, 2031', '2025-05-15T09:00:00Z', undefined],
  ['a date that cannot be read', 'last spring', '2025-05-15T09:00:00Z', undefined],
  ['a time that cannot be read', 'May 14, 2025', 'soon', undefined],
])('for a change %s: %s, %s: %s', (_when, date, updated_at, day) => {
  expect(updatedOn({ date, updated_at })).toBe(day);
});
