import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { AT_ONCE } from '../../schema/kinds/publication';
import { fieldsOf, type FormValues, type ContentType } from '../../schema/content-type';
import { changedColumns } from '../../schema/row';

/** Rows that were sent and never answered: the server may have stored them all the same. */
const unanswered = new Map<string, FormValues>();

/** Keeps in mind what was sent, after what was sent before; without an id it was to become a new record. */
export function rememberSent(table: string, row: FormValues, id: Identifier = ''): void {
  unanswered.set(`${table}/${id}`, { ...(id !== '' && sentBefore(table, id)), ...row });
}

export function forgetSent(table: string, id: Identifier = ''): void {
  unanswered.delete(`${table}/${id}`);
}

export function sentBefore(table: string, id: Identifier = ''): FormValues | undefined {
  return unanswered.get(`${table}/${id}`);
}

/** Whether a slug may be taken by nobody else than the record that was sent and never answered. */
export function isOwnSlug(table: string, column: string, slug: string): boolean {
  return sentBefore(table)?.[column] === slug;
}

const MAX_MATCHES = 20;

/** The stored record that holds exactly what was sent, if there is one. */
export async function findSent(
  rest: DataProvider,
  schema: ContentType,
  row: FormValues,
): Promise<RaRecord | undefined> {
  const column = namingColumn(schema);
  if (!row[column]) return undefined;
  const { primaryKey = 'id' } = schema;
  const { data } = await rest.getList(schema.table, {
    filter: { [column]: row[column] },
    pagination: { page: 1, perPage: MAX_MATCHES },
    sort: { field: primaryKey, order: 'DESC' },
  });
  return (data as RaRecord[]).find((stored) => holds(schema, stored, row));
}

/** The column by which a record that was sent can be found again: its address, else its title. */
export function namingColumn(schema: ContentType): string {
  const [column] = fieldsOf(schema).find(([, field]) => kindOf(field).derivedFrom) ?? [];
  return column ?? schema.titleColumn;
}

export function holds(schema: ContentType, record: FormValues, values: FormValues): boolean {
  const unlike = Object.entries(changedColumns(schema, record, values));
  return unlike.every(([column, value]) => isTimeOf(value, record[column]));
}

/** Whether a stored time is what the database's clock made of "now". */
export function isTimeOf(sent: unknown, stored: unknown): boolean {
  return sent === AT_ONCE && typeof stored === 'string';
}
