import { londonDay } from '../../../shared/time/london-time';
import type { Figures } from './figures';

const WEEKS = 53;
const WEEK_MS = 604_800_000;
/** As many colours as an eye keeps apart; the rest is gathered. */
const MOST_SERVICES = 6;
const REST = 'Other';

type Counts = Omit<Figures, 'week' | 'service'>;

export interface YearOfFigures {
  total: Counts;
  /** Every week of the year up to this one, also those in which nobody asked. */
  weeks: ({ week: string } & Counts)[];
  /** The most wanted first, "Other" last; how many asked in each of the weeks. */
  services: { service: string; received: number[] }[];
}

/** The figures in the order of a chart; `now` says which week is the last. */
export function yearOfFigures(rows: readonly Figures[], now: Date): YearOfFigures {
  const last = mondayOf(now);
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

/** What a share is in words: "38%"; nothing of nothing is "–". */
export function percentage(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}

function mostWanted(rows: readonly Figures[]): string[] {
  const totals = new Map<string, number>();
  for (const { service, received } of rows) {
    if (service !== REST) totals.set(service, (totals.get(service) ?? 0) + received);
  }
  const ranked = [...totals].sort(([a, most], [b, more]) => more - most || a.localeCompare(b));
  return ranked.slice(0, MOST_SERVICES).map(([service]) => service);
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

/** Midnight of the week's Monday by the calendar in London, as a time in UTC. */
function mondayOf(now: Date): number {
  const today = Date.parse(londonDay(now));
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * 86_400_000;
}
