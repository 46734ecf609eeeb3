import { describe, expect, it } from 'vitest';
import { londonClock, londonDay } from './london-clock';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

describe('the clock in London', () => {
  it('shows what the time zone database says, every hour of four years', () => {
    const end = Date.UTC(2028, 0, 1);
    for (let time = Date.UTC(2024, 0, 1); time < end; time += 3_600_000) {
      const { day, minutesAfterMidnight } = londonClock(new Date(time));
      const hour = String(minutesAfterMidnight / 60).padStart(2, '0');
      const shown = `${WEEKDAYS[day]} ${hour}:00`;
      if (format.format(time).replace(', ', ' ') !== shown)
        expect(shown, new Date(time).toISOString()).toBe(format.format(time));
    }
  });

  it('changes at one o’clock in the morning, Greenwich time', () => {
    const at = (iso: string) => londonClock(new Date(iso)).minutesAfterMidnight;
    expect(at('2026-03-29T00:59:00Z')).toBe(59);
    expect(at('2026-03-29T01:00:00Z')).toBe(120);
    expect(at('2026-10-25T00:59:00Z')).toBe(119);
    expect(at('2026-10-25T01:00:00Z')).toBe(60);
  });

  it('tells the day that has begun in London before it has in Greenwich', () => {
    const day = londonDay(new Date('2026-06-30T23:30:00Z'));
    expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2026, 6, 1]);
  });
});
