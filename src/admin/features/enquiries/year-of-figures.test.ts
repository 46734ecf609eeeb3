import { describe, expect, it } from 'vitest';
import { percentage, yearOfFigures } from './year-of-figures';

const SUNDAY = new Date('2026-11-22T12:00:00Z');
const row = (week: string, service: string, received: number) => ({
  week,
  service,
  received,
  won: 1,
  in_time: 1,
  late: 0,
});

describe('a year of enquiries', () => {
  it('has every week up to this one, also where nobody asked', () => {
    const { weeks } = yearOfFigures([row('2026-11-16', 'Deep Cleaning', 3)], SUNDAY);
    expect(weeks).toHaveLength(53);
    expect(weeks.at(-1)).toMatchObject({ week: '2026-11-16', received: 3 });
    expect(weeks.at(-2)).toMatchObject({ week: '2026-11-09', received: 0 });
    expect(weeks[0]?.week).toBe('2025-11-17');
  });

  it('begins a week on Monday as it is in London', () => {
    const lastWeek = ({ weeks }: ReturnType<typeof yearOfFigures>) => weeks.at(-1)?.week;
    expect(lastWeek(yearOfFigures([], new Date('2026-06-07T22:59:00Z')))).toBe('2026-06-01');
    expect(lastWeek(yearOfFigures([], new Date('2026-06-07T23:01:00Z')))).toBe('2026-06-08');
  });

  it('names the six most wanted services and gathers the rest', () => {
    const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((service, index) =>
      row('2026-11-16', service, 10 - index),
    );
    const { services, total } = yearOfFigures([...rows, row('2026-11-09', 'Other', 1)], SUNDAY);
    expect(services.map(({ service }) => service)).toEqual([
      ...['A', 'B', 'C', 'D', 'E', 'F'],
      'Other',
    ]);
    expect(services.at(-1)?.received.slice(-2)).toEqual([1, 4 + 3]);
    expect(total).toEqual({ received: 53, won: 9, in_time: 9, late: 0 });
  });
});

it('a share of nothing is no share', () => {
  expect(percentage(0, 0)).toBe('–');
  expect(percentage(38, 100)).toBe('38%');
});
