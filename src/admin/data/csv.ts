/**
 * Opens as a formula in spreadsheets when a cell starts with one of these signs, full-width ones included (OWASP, CSV
 * Injection). Blanks before it are passed over, and what follows a semicolon, tab or line break is a cell of its own
 * where the spreadsheet's country separates by that.
 */
const FORMULA_START = /(?:^|[;\t\r\n])[^\S\t\r\n]*(?=[=+\-@＝＋－＠])/g;

/** What a spreadsheet would take for a number, and lose the nought or the plus of: telephone numbers, references. */
const DIALLED = /^(?:[+0(][\d ()/-]{5,}|\d{12,})$/;

/** Rows as CSV text (RFC 4180) that no spreadsheet takes for formulas; a column without a label is headed by its name. */
export function toCsv(
  columns: string[],
  rows: Record<string, unknown>[],
  labels: Record<string, string> = {},
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  const header = columns.map((column) => cell(labels[column] ?? column)).join(',');
  return [header, ...lines, ''].join('\r\n');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  // Excel's way of writing a text; it holds nothing that could be reckoned.
  if (typeof value === 'string' && DIALLED.test(text)) return `"=""${text}"""`;
  const harmless = typeof value === 'string' ? text.replace(FORMULA_START, "$&'") : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
