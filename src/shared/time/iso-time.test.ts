import { describe, expect, it } from 'vitest';
import { isoTime } from './iso-time';

describe('a database’s time for machines', () => {
  it.each([
    ['2025-05-14 08:40:00+00', '2025-05-14T08:40:00+00:00'],
    ['2025-05-14 08:40:00.123456+00', '2025-05-14T08:40:00.123456+00:00'],
    ['2025-05-14T08:40:00+00:00', '2025-05-14T08:40:00+00:00'],
    ['2025-05-14T08:40:00.123456+05:30', '2025-05-14T08:40:00.123456+05:30'],
    ['2025-05-14T08:40:00Z', '2025-05-14T08:40:00Z'],
  ])('reads %s', (timestamp, expected) => {
    expect(isoTime(timestamp)).toBe(expected);
  });
});
