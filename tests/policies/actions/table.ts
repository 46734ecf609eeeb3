import type { Caller, LockedProject } from '../locked-project.ts';
import { finds, reads, rows, type Action } from './action.ts';

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
  const [column, value] = change;
  const path = `/rest/v1/${table}`;
  const insert = (project: LockedProject) => insertRow(project, table, row);

  return [
    {
      name: `read ${record}`,
      table,
      allowed: readers,
      async attempt(project, caller) {
        await insert(project);
        return reads('GET', `${path}?select=id`)(project, caller);
      },
    },
    {
      name: `add ${record}`,
      table,
      allowed: adders,
      async attempt(project, caller) {
        const count = async () => (await rows(project, `select 1 from public.${table}`)).length;
        const body = JSON.stringify(await row(project));
        const before = await count();
        const response = await project.as(caller, 'POST', path, { body });
        return { happened: (await count()) > before, response };
      },
    },
    {
      name: `change ${record}`,
      table,
      allowed: writers,
      async attempt(project, caller) {
        const id = await insert(project);
        const response = await project.as(caller, 'PATCH', `${path}?id=eq.${id}`, {
          body: JSON.stringify({ [column]: value }),
        });
        const changed = await finds(
          project,
          `select 1 from public.${table} where id::text = $1 and ${column}::text = $2`,
          ...[id, value],
        );
        return { happened: changed, response };
      },
    },
    {
      name: `delete ${record}`,
      table,
      allowed: writers,
      async attempt(project, caller) {
        const id = await insert(project);
        const response = await project.as(caller, 'DELETE', `${path}?id=eq.${id}`);
        const found = await finds(project, `select 1 from public.${table} where id::text = $1`, id);
        return { happened: !found, response };
      },
    },
    ...(hidden ? [readHidden({ ...rules, hidden })] : []),
  ];
}

function readHidden({ table, record, row, writers, hidden }: TableRules & { hidden: Row }): Action {
  return {
    name: `read ${record} that is not published`,
    table,
    allowed: writers,
    async attempt(project, caller) {
      const id = await insertRow(project, table, async () => ({
        ...(await row(project)),
        ...hidden,
      }));
      return reads('GET', `/rest/v1/${table}?id=eq.${id}`)(project, caller);
    },
  };
}

/** Puts a row into a table past every policy, and gives its id. */
export async function insertRow(
  project: LockedProject,
  table: string,
  makeRow: MakeRow,
): Promise<string> {
  const row = await makeRow(project);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [inserted] = (await rows(
    project,
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id::text as id`,
    ...Object.values(row),
  )) as { id: string }[];
  return inserted?.id ?? '';
}
