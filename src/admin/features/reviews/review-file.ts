import { parse } from 'papaparse';
import type { DataProvider } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { ALSO_CALLED, missingOrigin, testimonials } from '../../../content-types/testimonials';
import { fieldsOf } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { firstError } from '../../../schema/validation';
import { decodeText } from '../../../shared/decode-text';
import { normalizeSpace } from '../../../shared/text';
import { withoutDefusing } from '../../data/csv';

/** Fields with one plain value. */
export const fileFields = fieldsOf(testimonials).filter(([, field]) => {
  const { files, isStructured } = kindOf(field);
  return !files && !isStructured && !('of' in field);
});

interface Row {
  /** Empty cells are left out. */
  form: FormValues;
  /** Why it is left out. */
  problem?: string;
}

export interface ReviewFile {
  rows: readonly Row[];
  columns: readonly (string | undefined)[];
  /** Headings that name no column. */
  unread: readonly string[];
  stored: readonly FormValues[];
}

/** Reads a file, and what its rows are compared with. Throws a sentence where one row would swallow others. */
export async function readReviewFile(dataProvider: DataProvider, file: File): Promise<ReviewFile> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const { data, errors } = parse<string[]>(text, { skipEmptyLines: 'greedy' });
  // A mark that is merely not doubled (a "clean" one) swallows nothing.
  const isSwallowing = data.flat().some((cell) => cell.includes('\n'));
  const unclosed = errors.find(
    ({ type, code }) => code === 'MissingQuotes' || (type === 'Quotes' && isSwallowing),
  );
  if (unclosed) {
    const line = text.slice(0, unclosed.index).split(/\r\n?|\n/).length;
    throw new Error(
      `Line ${line} of “${file.name}” opens a quotation mark that is not closed at the end of its cell.`,
    );
  }
  const [headings = [], ...lines] = data;
  const named = headings.map(columnNamed);
  const columns = named.map((name, index) => (named.indexOf(name) === index ? name : undefined));
  const ids = await readIds(dataProvider);
  const rows = lines.map((cells) => {
    const row: Row = { form: {} };
    for (const [column, field] of fileFields) {
      const cell = withoutDefusing(cells[columns.indexOf(column)]?.trim() ?? '');
      if (!cell) continue;
      const table = kindOf(field).refersTo?.(field);
      const value = table ? ids.get(keyOf(table, cell)) : kindOf(field).fromText(cell, field);
      row.form[column] = value;
      if (table && value === undefined)
        row.problem = `${field.label}: no ${contentTypeOf(table).words.singular} is called “${cell}”.`;
    }
    return row;
  });
  const { data: stored } = await dataProvider.getList(testimonials.table, {});
  return { rows, columns, unread: headings.filter((_, index) => !columns[index]), stored };
}

const columnNamed = (heading: string): string | undefined =>
  fileFields.find(([column, { label }]) =>
    [lettersOf(column), lettersOf(label), ...(ALSO_CALLED[column] ?? [])].includes(
      lettersOf(heading),
    ),
  )?.[0];

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Records are named by their id, or by their title. */
const keyOf = (table: string, name: unknown) => `${table} ${String(name).toLowerCase()}`;

async function readIds(dataProvider: DataProvider): Promise<ReadonlyMap<string, unknown>> {
  const all = fileFields.map(async ([, field]) => {
    const table = kindOf(field).refersTo?.(field);
    if (!table) return [];
    const { data } = await dataProvider.getList(table, {});
    const { titleColumn } = contentTypeOf(table);
    return data.flatMap((row) =>
      [row.id, row[titleColumn]].map((name) => [keyOf(table, name), row.id] as const),
    );
  });
  return new Map<string, unknown>((await Promise.all(all)).flat());
}

interface Verdict extends Row {
  /** Why it is not published. */
  unpublished?: string;
}

/**
 * What is taken of a file, row by row.
 * @param common values for all rows, of columns that the file does not have
 */
export function judgeReviews({ rows, stored }: ReviewFile, common: FormValues): Verdict[] {
  const seen = new Set(stored.map(reviewKey));
  return rows.map((row) => {
    const form = { ...common, ...row.form };
    const key = reviewKey(form);
    const isHere = seen.has(key) ? 'It is here already.' : undefined;
    const problem = row.problem ?? firstError(form, Object.fromEntries(fileFields)) ?? isHere;
    if (problem) return { form, problem };
    seen.add(key);
    const unpublished = form.published ? missingOrigin(form) : 'It is not to be.';
    return { form: { ...form, published: !unpublished }, unpublished };
  });
}

/** The same words of the same person are the same review. */
const reviewKey = ({ name, content }: FormValues) =>
  normalizeSpace(`${String(name)}: ${String(content)}`).toLowerCase();
