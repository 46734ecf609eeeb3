import { kindOf } from '../../schema/kinds';
import { columnsOfKind, type FormValues, type ContentType } from '../../schema/content-type';
import { anyAccent, plainLetters } from '../../shared/plain-letters';

/** The key of the search box among the filters of a grid; what stands for it looks in several columns. */
export const SEARCH = 'q';

/** A grid's filters as ra-data-postgrest takes them: `column` for "is", `column@operator` for other comparisons. */
export function postgrestFilter(schema: ContentType, filter: FormValues): FormValues {
  const isSearched = searchedColumns(schema).length > 0;
  const given = Object.entries(filter).filter(
    ([key, value]) => value !== '' && value !== undefined && (key !== SEARCH || isSearched),
  );
  return Object.fromEntries(
    given.map(([key, value]) => {
      if (key === SEARCH) return search(schema, String(value));
      const [column = key, operator] = key.split('@');
      if (operator === 'ilike') return [`${column}@imatch`, searchPattern(String(value))];
      if (operator === 'cs') return [key, `{${quoted(String(value))}}`];
      return operator ? [key, value] : choice(schema, column, value);
    }),
  );
}

function choice(schema: ContentType, column: string, value: unknown): [string, unknown] {
  const field = schema.fields[column];
  const filter = field && kindOf(field).filter?.(field);
  if (filter?.type === 'choice' && filter.toQuery) return filter.toQuery(column, value);
  return value === null ? [`${column}@is`, 'null'] : [column, value];
}

/** The columns that a search looks in; the title when the schema names none. A part of a text is no part of a day. */
export function searchedColumns({ list, titleColumn, fields }: ContentType): readonly string[] {
  const { search = titleColumn } = list;
  const columns = typeof search === 'string' ? [search] : search;
  return columns.filter((column) => fields[column]?.kind !== 'date');
}

function search(schema: ContentType, typed: string): [string, string] {
  const { searchColumn } = schema.list;
  if (!searchColumn) return searchIn(searchedColumns(schema), typed);
  const phone = columnsOfKind(schema, 'phone').length > 0 ? phoneDigits(typed) : undefined;
  // Signs alone, of which "like" would find any, are looked for as themselves.
  if (!/[\p{L}\p{N}]/u.test(typed)) return [`${searchColumn}@imatch`, searchPattern(typed)];
  const words = (phone ?? plainLetters(typed.trim())).split(/\s+/);
  const parts = words.map((word) => `${searchColumn}.like.${likePattern(word)}`);
  return ['and@', `(${parts.join(',')})`];
}

/** A British telephone number as the database gathers it (phone_digits): "+44 (0)121 496 0123" and "0121-4960123" are the same. */
function phoneDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s()+.-]/g, '');
  return /^\d{5,}$/.test(digits) ? digits.replace(/^(?:0044|44)?0?/, '0') : undefined;
}

/** One pattern in several columns, quoted so that commas and brackets are part of it; "or@" passes it on as it is. */
function searchIn(columns: readonly string[], typed: string): [string, string] {
  const pattern = `"${searchPattern(typed)}"`;
  return ['or@', `(${columns.map((column) => `${column}.imatch.${pattern}`).join(',')})`];
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`)}"`;
}

/**
 * What somebody typed into a search box, for PostgREST's `imatch`: its words in this order, whatever is added to letters, every
 * other sign as itself. Not `ilike`, where `*` means anything and cannot be escaped.
 */
export function searchPattern(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => anyAccent(word, literal))
    .join('.*');
}

/** Signs that cannot stand in brackets as they are, by the names that Postgres' expressions know them by. */
const NAMES: Readonly<Record<string, string>> = {
  '^': '[.circumflex.]',
  '\\': '[.backslash.]',
  '"': '[.quotation-mark.]',
};

/** Brackets, and no backslash: in a quoted pattern PostgREST takes one away and the embedded backend leaves it. */
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|"]/g, (sign) => `[${NAMES[sign] ?? sign}]`);
}

/**
 * A word for `like` inside a list of conditions. The signs that mean something there stand for any one sign: quoting
 * them is understood by PostgREST and not by the embedded backend. So does an apostrophe, which is typed in two ways.
 */
function likePattern(word: string): string {
  return `*${word.replace(/[\\%*,()"'‘’{}]/g, '_')}*`;
}
