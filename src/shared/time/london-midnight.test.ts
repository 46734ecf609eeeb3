import { expect, it } from 'vitest';
import { londonMidnight } from './london-midnight';

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

it('is when a clock in London shows midnight, on every day of a year', () => {
  for (let days = 0; days < 366; days += 1) {
    const shown = CLOCK.format(londonMidnight('2026-01-01', days));
    expect(shown).toMatch(/ 00:00$/);
    expect(Date.parse(shown.slice(0, 10))).toBe(Date.UTC(2026, 0, 1 + days));
  }
});
