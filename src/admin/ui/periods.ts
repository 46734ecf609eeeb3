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
