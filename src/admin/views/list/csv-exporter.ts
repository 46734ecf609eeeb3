import { downloadCSV, type Exporter } from 'react-admin';
import { toCsv } from '../../schema/csv';
import { fieldsOf, type ResourceSchema } from '../../schema/resource-schema';

/** Without it Excel takes UTF-8 for the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves every field of the listed records as a CSV file named after the content type and the day. */
export function csvExporter(schema: ResourceSchema): Exporter {
  return (records) => {
    const columns = ['id', ...fieldsOf(schema).map(([column]) => column)];
    const day = new Date().toISOString().slice(0, 10);
    downloadCSV(BYTE_ORDER_MARK + toCsv(columns, records), `${schema.table}-${day}`);
  };
}
