import { kindOf } from '../../schema/kinds';
import { columnsOfKind, type FormValues, type ContentType } from '../../schema/content-type';
import { anyAccent, plainLetters } from '../../shared/plain-letters';

/** The search's key among the filters. */
export const SEARCH = 'q';

/** Filters for ra-data-postgrest: `column` for "is", `column@operator` for other comparisons. */
export function postgrestFilter(schema: ContentType, filter: FormValues): FormValues {
  const isSearched = searchedColumns(schema).length > 0;
  const given = Object.entries(filter).filter(
    ([key, value]) => value !== '' && value !== undefined && (key !== SEARCH || isSearched),
  );
  return allOf(
    given.map(([key, value]) => {
      if (key === SEARCH) return search(schema, String(value));
      const [column = key, operator] = key.split('@');
      if (operator === 'ilike') return [`${column}@imatch`, searchPattern(String(value))];
      if (operator === 'cs') return [key, `{${quoted(String(value))}}`];
      return operator === undefined ? choice(schema, column, value) : [key, value];
    }),
  );
}

/** Joins conditions of "and" and "or", which share a key. */
export function allOf(conditions: readonly (readonly [key: string, value: unknown])[]): FormValues {
  const trees = conditions.filter(([key]) => key === 'and@' || key === 'or@');
  if (trees.length < 2) return Object.fromEntries(conditions);
  const joined = trees.map(([key, value]) => key.slice(0, -1) + String(value));
  const others = conditions.filter((one) => !trees.includes(one));
  return Object.fromEntries([...others, ['and@', `(${joined.join(',')})`]]);
}

function choice(schema: ContentType, column: string, value: unknown): [string, unknown] {
  const field = schema.fields[column];
  const filter = field && kindOf(field).filter?.(field);
  if (filter?.type === 'choice' && filter.toQuery) return filter.toQuery(column, value);
  return value === null ? [`${column}@is`, 'null'] : [column, value];
}

/** The title by default. A date has no substring. */
export function searchedColumns({ list, titleColumn, fields }: ContentType): readonly string[] {
  const { search = titleColumn } = list;
  const columns = typeof search === 'string' ? [search] : search;
  return columns.filter((column) => fields[column]?.kind !== 'date');
}

function search(schema: ContentType, typed: string): [string, string] {
  const { searchColumn } = schema.list;
  if (!searchColumn) return searchIn(searchedColumns(schema), typed);
  const phone = columnsOfKind(schema, 'phone').length > 0 ? phoneDigits(typed) : undefined;
  // "like" would treat special characters alone as wildcards.
  if (!/[\p{L}\p{N}]/u.test(typed)) return [`${searchColumn}@imatch`, searchPattern(typed)];
  const words = (phone ?? plainLetters(typed.trim())).split(/\s+/);
  const parts = words.map((word) => `${searchColumn}.like.${likePattern(word)}`);
  return ['and@', `(${parts.join(',')})`];
}

/** Digits as the database's phone_digits: "+44 (0)121 496 0123" and "0121-4960123" are equal. */
function phoneDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s()+.-]/g, '');
  return /^\d{5,}$/.test(digits) ? digits.replace(/^(?:0044|44)?0?/, '0') : undefined;
}

/** One pattern for several columns, quoted for commas and brackets; "or@" passes it on. */
function searchIn(columns: readonly string[], typed: string): [string, string] {
  const pattern = `"${searchPattern(typed)}"`;
  return ['or@', `(${columns.map((column) => `${column}.imatch.${pattern}`).join(',')})`];
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`)}"`;
}

/**
 * A pattern for `imatch`: words in order, diacritics ignored, special characters literal. Not `ilike`, whose `*` cannot
 * be escaped.
 */
export function searchPattern(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => anyAccent(word, literal))
    .join('.*');
}

/** Characters that need their Postgres name inside of brackets. */
const NAMES: Readonly<Record<string, string>> = {
  '^': '[.circumflex.]',
  '\\': '[.backslash.]',
  '"': '[.quotation-mark.]',
};

/** Brackets, not backslashes: in a quoted pattern PostgREST removes one, the embedded backend does not. */
function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|"]/g, (sign) => `[${NAMES[sign] ?? sign}]`);
}

/**
 * A word for `like` in a list of conditions. Special characters become `_`, because the embedded backend lacks their
 * quoting; apostrophes too, which are typed in two ways.
 */
function likePattern(word: string): string {
  return `*${word.replace(/[\\%*,()"'‘’{}]/g, '_')}*`;
}
