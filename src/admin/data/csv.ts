/**
 * Signs that start a formula in a spreadsheet, also full-width ones (OWASP, CSV Injection), after blanks, and after a
 * semicolon, tab or line break, which may separate cells.
 */
const FORMULA = /(?:^|[;\t\r\n])[^\S\t\r\n]*(?=[=+\-@＝＋－＠])/g;
const DEFUSED = /((?:^|[;\t\r\n])[^\S\t\r\n]*)'(?=[=+\-@＝＋－＠])/g;

/** Telephone numbers and references, which a spreadsheet would parse as numbers. */
const DIALLED = /^(?:[+0(][\d ()/-]{5,}|\d{12,})$/;

/** CSV (RFC 4180) without formulas; a column without a label has its name as heading. */
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
  // Excel's syntax for text; nothing in it is evaluated.
  if (typeof value === 'string' && DIALLED.test(text)) return `"=""${text}"""`;
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "$&'") : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell as it was before {@link toCsv} kept it from being a formula. */
export const withoutDefusing = (cell: string): string => cell.replace(DEFUSED, '$1');
