export interface Measure {
  measure: string;
  today: number;
  unit?: 'ms' | 's' | 'kB' | 'points';
  /** Maximum; of points, minimum. */
  goal?: number;
  /** The same figure of another product in the same run. */
  peer?: string;
}

export function missesGoal({ today, unit, goal }: Measure): boolean {
  if (goal === undefined) return false;
  return unit === 'points' ? today < goal : !(today <= goal);
}

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

/** For `npm run bench`; a bench started alone prints them. */
export function reportMeasures(measures: readonly Measure[]): void {
  if (process.send) process.send(measures);
  else printTable(measures);
  if (measures.some(missesGoal)) process.exitCode = 1;
}
