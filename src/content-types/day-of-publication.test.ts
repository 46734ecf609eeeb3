import { describe, expect, it } from 'vitest';
import { datedOnPublication } from './day-of-publication';

const written = { created_at: '2026-10-20 09:00:00+00', date: 'October 20, 2026' };
const now = new Date('2026-11-22T12:00:00Z');

describe('the day of a post', () => {
  it.each([
    ['is the day a draft is published', { published_at: 'now' }, written, 'November 22, 2026'],
    [
      'is the day it is scheduled for, in London',
      { published_at: '2027-07-01T23:30:00.000Z' },
      written,
      'July 2, 2027',
    ],
    [
      'follows the plan',
      { published_at: '2026-12-02T09:00:00Z' },
      { ...written, date: 'December 1, 2026', published_at: '2026-12-01 09:00:00+00' },
      'December 2, 2026',
    ],
    [
      'stays where staff have put it before',
      { published_at: 'now' },
      { ...written, date: 'May 14, 2025' },
      undefined,
    ],
    [
      'is what staff say now',
      { published_at: 'now', date: 'May 14, 2025' },
      written,
      'May 14, 2025',
    ],
    ['stays when a post is withdrawn', { published_at: null }, written, undefined],
    ['stays when something else is changed', { title: 'x' }, written, undefined],
  ])('%s', (_what, row, before, date) => {
    expect(datedOnPublication(row, before, now).date).toBe(date);
  });

  it('is that of the plan for a new post, unless somebody has chosen another', () => {
    const published_at = '2026-12-24T09:00:00.000Z';
    const planned = { published_at, date: 'November 22, 2026' };
    expect(datedOnPublication(planned, undefined, now).date).toBe('December 24, 2026');
    const chosen = { published_at, date: 'May 14, 2025' };
    expect(datedOnPublication(chosen, undefined, now).date).toBe('May 14, 2025');
    const atOnce = { date: 'November 22, 2026' };
    expect(datedOnPublication(atOnce, undefined, now)).toBe(atOnce);
  });
});
