import type { ImportPlan, TablePlan } from './import-plan.ts';
import type { Row } from './portable-row.ts';
import type { ContentTable } from './tables.ts';

interface ReportOptions {
  overwrite: boolean;
  /** Names the rows that would be added, too. */
  inDetail: boolean;
}

/** A line for each thing; what is left alone is always named. */
export function importReport(plan: ImportPlan, options: ReportOptions): string[] {
  const { pictures, presentPictures, differentPictures } = plan;
  return [
    ...plan.tables.flatMap((table) => tableReport(table, options)),
    `pictures: ${pictures.length} new, ${presentPictures} there already`,
    ...(options.inDetail ? pictures.map((path) => `  + ${path}`) : []),
    ...differentPictures.map(
      (path) => `  ${options.overwrite ? '~' : '!'} ${path} is there with other bytes`,
    ),
  ];
}

function tableReport(table: TablePlan, { overwrite, inDetail }: ReportOptions): string[] {
  const { added, changed, taken, same } = table;
  const name = (row: TablePlan['added'][number]) => rowName(row, table);
  return [
    `${table.table}: ${added.length} new, ${changed.length} different, ${same} the same`,
    ...(inDetail ? added.map((row) => `  + ${name(row)}`) : []),
    ...changed.map(
      ({ row, columns }) => `  ${overwrite ? '~' : '!'} ${name(row)}: ${columns.join(', ')}`,
    ),
    ...taken.map((row) => `  ! ${name(row)}: another record has this address, so it stays out`),
  ];
}

/** Number of differing things that an import leaves alone. */
export function conflictsOf(plan: ImportPlan, overwrite: boolean): number {
  const taken = plan.tables.flatMap((table) => table.taken).length;
  const different =
    plan.tables.flatMap(({ changed }) => changed).length + plan.differentPictures.length;
  return taken + (overwrite ? 0 : different);
}

/** Columns by which a person recognises a row, best first. */
const NAMING = ['slug', 'title', 'name', 'question'];

export function rowName(row: Row, { key }: Pick<ContentTable, 'key'>): string {
  const name = NAMING.map((column) => row[column]).find((value) => typeof value === 'string');
  return `"${String(name ?? row[key])}"`;
}
