/** Opens as a formula in spreadsheets when a cell starts with one of these (OWASP, CSV Injection). */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Rows as CSV text (RFC 4180) that no spreadsheet takes for formulas. */
export function toCsv(columns: string[], rows: Record<string, unknown>[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
