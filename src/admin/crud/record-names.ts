import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypeOf } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import type { FormValues } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import { recordTitle } from '../../schema/record-title';
import type { TableName } from '../../schema/table';
import { andList } from '../../shared/text';

/** Titles of the first records, and how many more there are. */
export function titlesIn(
  schema: ContentType,
  records: readonly RaRecord[],
  most = records.length,
): string {
  const titles = records.slice(0, most).map((record) => `“${recordTitle(schema, record)}”`);
  const others = records.length - titles.length;
  return andList(others > 0 ? [...titles, `${others} more`] : titles);
}

/** By id the title of a record, by value its label. */
type Names = ReadonlyMap<string, string>;

/** What people call the records to which rows refer, in groups and lists too, and values of custom fields, by column. */
export async function namesIn(
  { getMany }: Pick<DataProvider, 'getMany'>,
  fields: readonly (readonly [column: string, field: Field])[],
  rows: readonly FormValues[],
): Promise<ReadonlyMap<string, Names>> {
  const titlesOf = async (table: TableName, ids: string[]) => {
    const { data } = await getMany<RaRecord>(table, { ids });
    const type = contentTypeOf(table);
    const gone = ids.map((id) => [id, `${type.words.singular} that is gone`] as const);
    const found = data.map((record) => [String(record.id), recordTitle(type, record)] as const);
    return [...gone, ...found];
  };
  const loaded = fields.map(async ([column, field]) => {
    if (field.kind === 'custom') return [column, (await field.texts?.()) ?? new Map()] as const;
    const ids = new Map<TableName, Set<string>>();
    for (const row of rows) {
      for (const { table, id } of referencesIn(field, row[column])) {
        ids.set(table, (ids.get(table) ?? new Set()).add(id));
      }
    }
    const titles = await Promise.all([...ids].map(([table, some]) => titlesOf(table, [...some])));
    return [column, new Map(titles.flat())] as const;
  });
  return new Map(await Promise.all(loaded));
}

function referencesIn(field: Field, value: unknown): { table: TableName; id: string }[] {
  const { refersTo, parts } = kindOf(field);
  const table = refersTo?.(field);
  if (table) return [value].flat().flatMap((id) => (id ? [{ table, id: String(id) }] : []));
  return (parts?.(value, field) ?? []).flatMap(({ values, fields }) =>
    Object.entries(fields).flatMap(([key, member]) => referencesIn(member as Field, values[key])),
  );
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A value's text with names for ids. */
export function withNames(text: string, names: Names = new Map()): string {
  return names.get(text) ?? text.replace(ID, (id) => names.get(id) ?? id);
}
