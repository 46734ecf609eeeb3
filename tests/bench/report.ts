/** One line of the table of `npm run bench`. */
export interface Measure {
  measure: string;
  today: number;
  unit?: 'ms' | 's' | 'kB' | 'points';
  /** More than this (of points: less) is a missed goal. */
  goal?: number;
  /** What the same costs elsewhere, measured in the same run, and where. */
  peer?: string;
}

/** Whether a measure has missed its goal. */
export function missesGoal({ today, unit, goal }: Measure): boolean {
  if (goal === undefined) return false;
  return unit === 'points' ? today < goal : !(today <= goal);
}

/** Prints measures as one table. */
export function printTable(measures: readonly Measure[]): void {
  const rows = measures.map((one) => [
    one.measure,
    `${one.today} ${one.unit ?? ''}`.trimEnd(),
    one.goal === undefined ? '' : `${one.unit === 'points' ? '>=' : '<='} ${one.goal}`,
    one.peer ?? '',
    missesGoal(one) ? 'missed' : '',
  ]);
  const table = [['measure', 'today', 'goal', 'peer', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Hands a bench's measures to `npm run bench`; a bench that was started alone prints them. */
export function reportMeasures(measures: readonly Measure[]): void {
  if (process.send) process.send(measures);
  else printTable(measures);
  if (measures.some(missesGoal)) process.exitCode = 1;
}
