import { NO_SUCH_TABLE } from '../../src/shared/refusal-codes.ts';
import { UserError } from '../../supabase/user-error.ts';
import { differingColumns, portableRow, rowForProject, type Row } from './portable-row.ts';
import { ask, type Project } from './project.ts';
import type { ContentTable } from './tables.ts';

/** Below PostgREST's default cap, so that a short answer is the last one. */
const WINDOW = 500;

/** The server's refusal of one statement. */
interface Refusal {
  code?: string;
  message: string;
}

/** All rows of a table, portable, by key; `undefined` when the project lacks the table. */
export async function readRows(project: Project, shape: ContentTable): Promise<Row[] | undefined> {
  const { table, key } = shape;
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({ select: '*', order: key, limit: String(WINDOW) });
    const last = rows.at(-1)?.[key];
    if (last !== undefined) query.set(key, `gt.${String(last)}`);
    const response = await ask(project, `/rest/v1/${table}?${query}`);
    if (!response.ok) {
      const refusal = await refusalOf(response);
      if (refusal.code && NO_SUCH_TABLE.includes(refusal.code)) return undefined;
      throw new UserError(`${project.name} does not show ${table}: ${refusal.message}`);
    }
    const window = (await response.json()) as Row[];
    if (window.length === 0) break;
    rows.push(...window);
  }
  // By code point, because collations differ between databases.
  return rows
    .map((row) => portableRow(row, project, shape))
    .sort((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
}

/** One statement: all rows or none. */
export function insertRows(
  project: Project,
  { table }: ContentTable,
  rows: readonly Row[],
): Promise<Refusal | undefined> {
  return write(
    project,
    'POST',
    table,
    rows.map((row) => rowForProject(row, project)),
  );
}

/** Whether exactly this row exists, as after an earlier try that has arrived. */
export async function rowExists(project: Project, shape: ContentTable, row: Row): Promise<boolean> {
  const { table, key } = shape;
  const query = new URLSearchParams({ select: '*', [key]: `eq.${String(row[key])}` });
  const response = await ask(project, `/rest/v1/${table}?${query}`);
  const [found] = response.ok ? ((await response.json()) as Row[]) : [];
  return (
    found !== undefined && differingColumns(row, portableRow(found, project, shape)).length === 0
  );
}

export function updateRow(
  project: Project,
  { table, key }: ContentTable,
  row: Row,
  columns: readonly string[],
): Promise<Refusal | undefined> {
  const changes = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const path = `${table}?${new URLSearchParams({ [key]: `eq.${String(row[key])}` })}`;
  return write(project, 'PATCH', path, rowForProject(changes, project));
}

async function write(
  project: Project,
  method: string,
  path: string,
  body: unknown,
): Promise<Refusal | undefined> {
  const response = await ask(project, `/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });
  return response.ok ? undefined : refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refusal> {
  const text = await response.text();
  try {
    const { code, message } = JSON.parse(text) as { code?: string; message?: string };
    return { code, message: message ?? text };
  } catch {
    return { message: text || `status ${response.status}` };
  }
}
