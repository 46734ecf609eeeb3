import type { Content } from './content.ts';
import { UserError } from '../../supabase/user-error.ts';
import { forEachConcurrently } from '../../build/concurrency.ts';
import { pictureSize } from './pictures.ts';
import { differingColumns, givenRow, type Row } from './portable-row.ts';
import type { Project } from './project.ts';
import { readRows } from './rows.ts';
import { normalised, type ContentTable } from './tables.ts';

const QUESTIONS_AT_A_TIME = 8;

interface Change {
  row: Row;
  /** The columns that differ from the existing row. */
  columns: string[];
}

export interface TablePlan extends ContentTable {
  added: Row[];
  changed: Change[];
  /** Rows whose address another row of the project has. */
  taken: Row[];
  /** Number of rows that exist unchanged. */
  same: number;
}

export interface ImportPlan {
  tables: TablePlan[];
  /** Pictures to upload, as `bucket/path`. */
  pictures: string[];
  /** Pictures that exist. */
  presentPictures: number;
  /** Pictures that exist in another size: names are never reused, so imported of the two is damaged. */
  differentPictures: string[];
}

/** What an import would do; it only reads. Throws a UserError when the project lacks a table. */
export async function planImport(
  project: Project,
  content: Content,
  tables: readonly ContentTable[],
): Promise<ImportPlan> {
  const included = tables.filter(({ table }) => content.tables.has(table));
  const plans: TablePlan[] = [];
  for (const table of included) {
    plans.push(await planTable(project, table, content.tables.get(table.table) ?? []));
  }
  return { tables: plans, ...(await planPictures(project, content)) };
}

async function planTable(
  project: Project,
  table: ContentTable,
  coming: readonly Row[],
): Promise<TablePlan> {
  const plan: TablePlan = { ...table, added: [], changed: [], taken: [], same: 0 };
  const present = await readRows(project, table);
  if (!present) {
    if (coming.length === 0) return plan;
    throw new UserError(
      `${project.name} has no table ${table.table}: apply the migrations first (npx supabase db push).`,
    );
  }
  const byKey = new Map(present.map((row) => [row[table.key], row]));
  const addressOf = (row: Row) => table.address && row[table.address];
  const addresses = new Set(present.map(addressOf).filter(Boolean));
  for (const imported of coming) {
    // A folder of an earlier version holds computed columns, in its backend's form.
    const row = normalised(table.table, givenRow(imported, table));
    const existing = byKey.get(row[table.key]);
    if (!existing) (addresses.has(addressOf(row)) ? plan.taken : plan.added).push(row);
    else {
      const columns = differingColumns(row, existing);
      if (columns.length > 0) plan.changed.push({ row, columns });
      else plan.same += 1;
    }
  }
  return plan;
}

async function planPictures(
  project: Project,
  { pictures }: Content,
): Promise<Omit<ImportPlan, 'tables'>> {
  const plan = { pictures: [] as string[], presentPictures: 0, differentPictures: [] as string[] };
  await forEachConcurrently(QUESTIONS_AT_A_TIME, [...pictures], async ([path, { size }]) => {
    const existing = await pictureSize(project, path);
    if (existing === undefined) plan.pictures.push(path);
    else if (existing === size) plan.presentPictures += 1;
    else plan.differentPictures.push(path);
  });
  plan.pictures.sort();
  plan.differentPictures.sort();
  return plan;
}
