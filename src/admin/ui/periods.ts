import { formatDay } from '../../shared/time/day';

/** Counts by week or month, for a chart and a table. */
export interface Periods {
  /** What is counted. */
  label: string;
  /** First days: "2026-11-16". */
  periods: readonly string[];
  /** In the order of the periods. */
  lines: readonly { label: string; counts: readonly number[] }[];
  /** Name of a period: "Week of 16 November 2026". */
  words: (period: string) => string;
}

/** Of the chart and its placeholder. */
export const CHART_HEIGHT = 280;

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const monday = new Date(day);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

export const weekOf = (monday: string): string => `Week of ${formatDay(monday)}`;
