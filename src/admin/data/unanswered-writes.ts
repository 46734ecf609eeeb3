import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { fieldsOf, type FormValues, type ContentType } from '../../schema/content-type';
import { changedColumns } from '../../schema/row';
import { isRefusal } from './server-refusal';

/** Rows that were sent and never answered: the server may have stored them all the same. */
const unanswered = new Map<string, FormValues>();

/** Whether nobody knows what became of a request: no answer came, or only a gateway's. */
export const isUnanswered = (error: unknown): boolean => !isRefusal(error);

/** Keeps in mind what was sent; without an id it was to become a new record. */
export function rememberSent(table: string, row: FormValues, id: Identifier = ''): void {
  unanswered.set(`${table}/${id}`, row);
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

/** The stored record that holds exactly what was sent, if there is one. */
export async function findSent(
  rest: DataProvider,
  schema: ContentType,
  row: FormValues,
): Promise<RaRecord | undefined> {
  const slugColumn = uniqueColumn(schema);
  if (!slugColumn) return undefined;
  const { data } = await rest.getList(schema.table, {
    filter: { [slugColumn]: row[slugColumn] },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const [stored] = data as RaRecord[];
  return stored && holds(schema, stored, row) ? stored : undefined;
}

/** The column by which a record that was sent can be found again. */
export function uniqueColumn(schema: ContentType): string | undefined {
  const [column] = fieldsOf(schema).find(([, field]) => kindOf(field).derivedFrom) ?? [];
  return column;
}

/** Whether a record has these values. */
export function holds(schema: ContentType, record: FormValues, values: FormValues): boolean {
  return Object.keys(changedColumns(schema, record, values)).length === 0;
}
