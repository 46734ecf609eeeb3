import type { Caller, LockedProject } from '../locked-project.ts';
import { adds, changes, deletes, onTable, reads, readsRow, type Action } from './action.ts';

type Row = Record<string, unknown>;
/** A valid new row at each call; inserts what it refers to. */
export type MakeRow = (project: LockedProject) => Row | Promise<Row>;

interface TableRules {
  table: string;
  /** In the matrix: "a testimonial". */
  record: string;
  row: MakeRow;
  /** A valid change. */
  change: [column: string, value: string];
  readers: readonly Caller[];
  writers: readonly Caller[];
  /** Who inserts, if not the writers. */
  adders?: readonly Caller[];
  /** What hides a row from all but its writers: `{ published: false }`. */
  hidden?: Row;
}

/** Reading, inserting, updating and deleting: a table's rows in the matrix. */
export function tableActions(rules: TableRules): Action[] {
  const { table, record, row, change, readers, writers, adders = writers, hidden } = rules;
  const target = rowOf(table, row);
  const hiddenRow: MakeRow = async (project) => ({ ...(await row(project)), ...hidden });
  return onTable(table, [
    {
      name: `read ${record}`,
      allowed: readers,
      async attempt(project, caller) {
        await target.make(project);
        return reads('GET', `/rest/v1/${table}?select=id`)(project, caller);
      },
    },
    { name: `add ${record}`, allowed: adders, attempt: adds(table, row) },
    {
      name: `change ${record}`,
      allowed: writers,
      attempt: changes(target, Object.fromEntries([change])),
    },
    { name: `delete ${record}`, allowed: writers, attempt: deletes(target) },
    ...(hidden
      ? [
          {
            name: `read ${record} that is not published`,
            allowed: writers,
            attempt: readsRow(rowOf(table, hiddenRow)),
          },
        ]
      : []),
  ]);
}

/** A new row to act on. */
export const rowOf = (table: string, row: MakeRow) => ({
  table,
  make: (project: LockedProject) => insertRow(project, table, row),
});

/** Inserts a row, given as JSON in `$1`, past every policy, and returns its key. */
export function insertion(table: string, row: Row, key = 'id'): string {
  const columns = Object.keys(row).join(', ');
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb) returning ${key}::text as key`;
}

/** Past every policy; returns the id. */
export async function insertRow(
  project: LockedProject,
  table: string,
  makeRow: MakeRow,
): Promise<string> {
  const row = await makeRow(project);
  const [inserted] = await project.sql<{ key: string }>(insertion(table, row), JSON.stringify(row));
  return inserted?.key ?? '';
}
