import { downloadCSV, type Exporter } from 'react-admin';
import { toCsv } from '../../data/csv';
import { londonDay } from '../../../shared/time/london-time';
import type { FormValues } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { fieldsOf, type ContentType } from '../../../schema/content-type';

/** Without it Excel takes UTF-8 for the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves every field of the listed records as a CSV file named after the content type and the day. */
export function csvExporter(schema: ContentType): Exporter {
  return async (records) => {
    const texts = await textsOf(schema);
    const columns = ['id', ...fieldsOf(schema).map(([column]) => column)];
    const rows = records.map((record) => asRead(schema, record, texts));
    const labels = Object.fromEntries(
      fieldsOf(schema).map(([column, { label }]) => [column, label]),
    );
    const day = londonDay(new Date());
    downloadCSV(BYTE_ORDER_MARK + toCsv(columns, rows, labels), `${schema.table}-${day}`);
  };
}

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the values of some columns stand for, by column. */
async function textsOf(schema: ContentType): Promise<Texts> {
  const loaded = fieldsOf(schema).map(async ([column, field]) => {
    const texts = field.kind === 'custom' ? await field.texts?.() : undefined;
    return [column, texts ?? new Map<string, string>()] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Values as people read them; plain texts and numbers stay what they are. */
function asRead(schema: ContentType, record: FormValues, texts: Texts): FormValues {
  const read = { ...record };
  for (const [column, field] of fieldsOf(schema)) {
    const stored: unknown = record[column];
    const text = texts.get(column)?.get(String(stored)) ?? kindOf(field).toText(stored, field);
    read[column] = text === String(stored) ? stored : text;
  }
  return read;
}
