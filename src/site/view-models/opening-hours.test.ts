import { describe, expect, it } from 'vitest';
import { rowsOfOpeningHours } from '../../shared/content/stored-opening-hours';
import { formatHours, hoursOn, isOpen, openingHoursRows } from './opening-hours';

const openingHours = openingHoursRows.get();

describe('opening hours', () => {
  it('reads as the specification writes it', () => {
    expect(openingHours.map((row) => `${row.label} ${formatHours(row)}`)).toEqual([
      'Mon-Fri 8:00-18:00',
      'Sat 8:00-16:00',
      'Sun closed',
    ]);
  });

  it('covers each day of the week once', () => {
    expect(openingHours.flatMap(({ days }) => days).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['2025-01-15T07:59:59Z', false, 'a Wednesday, a second before opening'],
    ['2025-01-15T08:00:00Z', true, 'a Wednesday, at opening'],
    ['2025-01-15T17:59:59Z', true, 'a Wednesday, a second before closing'],
    ['2025-01-15T18:00:00Z', false, 'a Wednesday, at closing'],
    ['2025-01-18T08:00:00Z', true, 'a Saturday, at opening'],
    ['2025-01-18T15:59:59Z', true, 'a Saturday, a second before closing'],
    ['2025-01-18T16:00:00Z', false, 'a Saturday, at closing'],
    ['2025-01-19T12:00:00Z', false, 'a Sunday, at noon'],
    ['2025-01-20T00:00:00Z', false, 'a Monday, at midnight'],
  ])('at %s is open: %s (%s)', (moment, open) => {
    expect(isOpen(new Date(moment), openingHours)).toBe(open);
  });

  it.each([
    ['2025-03-28T07:30:00Z', false, 'the Friday before the clocks go forward'],
    ['2025-03-31T07:00:00Z', true, 'the Monday after the clocks went forward'],
    ['2025-03-31T17:00:00Z', false, 'the same Monday, 18:00 in London'],
    ['2025-10-24T07:00:00Z', true, 'the Friday before the clocks go back'],
    ['2025-10-27T07:00:00Z', false, 'the Monday after the clocks went back'],
    ['2025-10-27T17:59:00Z', true, 'the same Monday, 17:59 in London'],
  ])('follows London through summer time: at %s is open: %s (%s)', (moment, open) => {
    expect(isOpen(new Date(moment), openingHours)).toBe(open);
  });

  it('takes the day from London, not from UTC or the visitor', () => {
    expect(hoursOn(new Date('2025-07-05T23:30:00Z'), openingHours)?.label).toBe('Sun');
    expect(hoursOn(new Date('2025-01-04T23:30:00Z'), openingHours)?.label).toBe('Sat');
  });

  it.each([
    ['2025-01-17T19:59:00Z', false, 'the Friday, before it opens'],
    ['2025-01-17T23:30:00Z', true, 'the same night'],
    ['2025-01-18T01:59:00Z', true, 'the Saturday, before it closes'],
    ['2025-01-18T02:00:00Z', false, 'the Saturday, as it closes'],
    ['2025-01-20T01:00:00Z', true, 'the Monday, after a Sunday’s night'],
    ['2025-01-21T03:00:00Z', true, 'a Tuesday of 24 hours'],
  ])('past midnight: at %s is open: %s (%s)', (moment, open) => {
    const night = '20:00-02:00';
    const week = rowsOfOpeningHours({ friday: night, sunday: night, tuesday: '0:00-24:00' });
    expect(isOpen(new Date(moment), week)).toBe(open);
    expect(week.map(formatHours)).toContain('24 hours');
  });
});
