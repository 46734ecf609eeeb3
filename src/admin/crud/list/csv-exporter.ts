import type { Exporter } from 'react-admin';
import { kindOf } from '../../../schema/kinds';
import { fieldsOf, type ContentType } from '../../../schema/content-type';
import { namesIn, withNames } from '../record-names';
import { downloadTable } from './download-table';

/** Exports every field of the listed records, named after the content type and the date. */
export function csvExporter(schema: ContentType): Exporter {
  const fields = fieldsOf(schema);
  return async (records, _fetchRelatedRecords, dataProvider) => {
    const names = await namesIn(dataProvider, fields, records);
    const rows = records.map((record) => {
      const read = { ...record };
      // Values as text; texts and numbers unchanged.
      for (const [column, field] of fields) {
        const stored: unknown = record[column];
        const text = withNames(kindOf(field).toText(stored, field), names.get(column));
        read[column] = text === String(stored) ? stored : text;
      }
      return read;
    });
    const labels = Object.fromEntries(fields.map(([column, { label }]) => [column, label]));
    downloadTable(schema.table, rows, ['id', ...fields.map(([column]) => column)], labels);
  };
}
