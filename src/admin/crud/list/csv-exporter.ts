import type { Exporter, FetchRelatedRecords, RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import type { FormValues } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { fieldsOf, type ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';
import { downloadTable } from './download-table';

/** Exports every field of the listed records, named after the content type and the date. */
export function csvExporter(schema: ContentType): Exporter {
  return async (records, fetchRelatedRecords) => {
    const texts = await textsOf(schema, records, fetchRelatedRecords);
    const columns = ['id', ...fieldsOf(schema).map(([column]) => column)];
    const rows = records.map((record) => asRead(schema, record, texts));
    const labels = Object.fromEntries(
      fieldsOf(schema).map(([column, { label }]) => [column, label]),
    );
    downloadTable(schema.table, rows, columns, labels);
  };
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Labels of values and titles of other records, by column. */
async function textsOf(
  schema: ContentType,
  records: readonly RaRecord[],
  fetchRelatedRecords: FetchRelatedRecords,
): Promise<Texts> {
  const loaded = fieldsOf(schema).map(async ([column, field]) => {
    const table = kindOf(field).refersTo?.(field);
    if (table) {
      const related = await fetchRelatedRecords([...records], column, table);
      const titles = Object.entries(related).map(
        ([id, record]) => [id, recordTitle(contentTypeOf(table), record as RaRecord)] as const,
      );
      return [column, new Map(titles)] as const;
    }
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
    const known = [stored].flat().map((value) => texts.get(column)?.get(String(value)) ?? '');
    const text = known.every(Boolean) ? known.join('; ') : kindOf(field).toText(stored, field);
    read[column] = text === String(stored) ? stored : text;
  }
  return read;
}
