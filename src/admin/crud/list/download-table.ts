import { downloadCSV } from 'react-admin';
import { londonDay } from '../../../shared/time/london-time';
import { toCsv } from '../../data/csv';

/** Excel reads UTF-8 without it in the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a CSV named after its content and the date. */
export function downloadTable(
  name: string,
  rows: Record<string, unknown>[],
  columns = [...new Set(rows.flatMap((row) => Object.keys(row)))],
  labels?: Record<string, string>,
): void {
  const day = londonDay(new Date());
  downloadCSV(BYTE_ORDER_MARK + toCsv(columns, rows, labels), `${name}-${day}`);
}
