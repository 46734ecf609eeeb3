import type { Exporter } from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { fieldsOf, type ContentType } from '../../../schema/content-type';
import { downloadTable } from './download-table';

/** Exports every field of the listed records, named after the content type and the date. */
export function csvExporter(schema: ContentType): Exporter {
  return async (records) => {
    const texts = await textsOf(schema);
    const columns = ['id', ...fieldsOf(schema).map(([column]) => column)];
    const rows = records.map((record) => asRead(schema, record, texts));
    const labels = Object.fromEntries(
      fieldsOf(schema).map(([column, { label }]) => [column, label]),
    );
    downloadTable(schema.table, rows, columns, labels);
  };
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Labels of values, by column. */
async function textsOf(schema: ContentType): Promise<Texts> {
  const loaded = fieldsOf(schema).map(async ([column, field]) => {
    const texts = field.kind === 'custom' ? await field.texts?.() : undefined;
    return [column, texts ?? new Map<string, string>()] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Values as text; texts and numbers unchanged. */
function asRead(schema: ContentType, record: FormValues, texts: Texts): FormValues {
  const read = { ...record };
  for (const [column, field] of fieldsOf(schema)) {
    const stored: unknown = record[column];
    const text = texts.get(column)?.get(String(stored)) ?? kindOf(field).toText(stored, field);
    read[column] = text === String(stored) ? stored : text;
  }
  return read;
}
