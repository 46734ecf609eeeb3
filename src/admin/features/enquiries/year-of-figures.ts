import { londonDay } from '../../../shared/time/london-time';
import { mondayOf } from '../../ui/periods';
import type { Figures } from './enquiry-figures';

const WEEKS = 53;
const WEEK_MS = 604_800_000;
/** Distinguishable colours; the rest is summed up. */
const MAX_SERVICES = 6;
const REST = 'Other';

type Counts = Omit<Figures, 'week' | 'service'>;

export interface YearOfFigures {
  total: Counts;
  /** Every week up to the current one, also empty ones. */
  weeks: ({ week: string } & Counts)[];
  /** Most requested first, "Other" last; numbers by week. */
  services: { service: string; received: number[] }[];
}

/** Figures for the chart; `now` sets the last week. */
export function yearOfFigures(rows: readonly Figures[], now: Date): YearOfFigures {
  const last = Date.parse(mondayOf(londonDay(now)));
  const names = Array.from({ length: WEEKS }, (_, index) =>
    new Date(last - (WEEKS - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
  );
  const known = rows.filter(({ week }) => names.includes(week));
  const wanted = mostWanted(known);
  const named = (service: string) => (wanted.includes(service) ? service : REST);
  const received = (service: string, week: string) =>
    sumOf(known.filter((row) => row.week === week && named(row.service) === service)).received;

  return {
    total: sumOf(known),
    weeks: names.map((week) => ({ week, ...sumOf(known.filter((row) => row.week === week)) })),
    services: [...wanted, REST]
      .map((service) => ({ service, received: names.map((week) => received(service, week)) }))
      .filter((line) => line.received.some((count) => count > 0)),
  };
}

/** "38%"; "–" for none of none. */
export function percentage(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}

function mostWanted(rows: readonly Figures[]): string[] {
  const totals = new Map<string, number>();
  for (const { service, received } of rows) {
    if (service !== REST) totals.set(service, (totals.get(service) ?? 0) + received);
  }
  const ranked = [...totals].sort(([a, most], [b, more]) => more - most || a.localeCompare(b));
  return ranked.slice(0, MAX_SERVICES).map(([service]) => service);
}

function sumOf(rows: readonly Figures[]): Counts {
  const sum = { received: 0, won: 0, in_time: 0, late: 0 };
  for (const { received, won, in_time, late } of rows) {
    sum.received += received;
    sum.won += won;
    sum.in_time += in_time;
    sum.late += late;
  }
  return sum;
}
