import type { Caller, LockedProject } from '../locked-project.ts';
import { adds, changes, deletes, onTable, reads, readsRow, type Action } from './action.ts';

type Row = Record<string, unknown>;
/** A row that the database takes, new at each call; what it points to is put in before. */
export type MakeRow = (project: LockedProject) => Row | Promise<Row>;

interface TableRules {
  table: string;
  /** What its records are called in the matrix: "a testimonial". */
  record: string;
  row: MakeRow;
  /** A column that a change may touch, and its new value. */
  change: [column: string, value: string];
  readers: readonly Caller[];
  writers: readonly Caller[];
  /** Who adds rows, where that is not whoever writes. */
  adders?: readonly Caller[];
  /** What keeps a row from all but those who write it: `{ published: false }`. */
  hidden?: Row;
}

/** Reading, adding, changing and deleting a row of a table: the rows that it has in the matrix. */
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

/** A new row of a table, to try something on. */
export const rowOf = (table: string, row: MakeRow) => ({
  table,
  make: (project: LockedProject) => insertRow(project, table, row),
});

/** The statement that inserts a row, given as JSON in `$1`, past every policy, and gives its key. */
export function insertion(table: string, row: Row, key = 'id'): string {
  const columns = Object.keys(row).join(', ');
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb) returning ${key}::text as key`;
}

/** Puts a row into a table past every policy, and gives its id. */
export async function insertRow(
  project: LockedProject,
  table: string,
  makeRow: MakeRow,
): Promise<string> {
  const row = await makeRow(project);
  const [inserted] = await project.sql<{ key: string }>(insertion(table, row), JSON.stringify(row));
  return inserted?.key ?? '';
}
