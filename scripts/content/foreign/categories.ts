import { generateNKeysBetween } from 'fractional-indexing';
import { blogCategories } from '../../../src/content-types/blog-categories.ts';
import { UserError } from '../../../supabase/user-error.ts';
import type { Row } from '../portable-row.ts';
import { readJson } from '../read-json.ts';
import { stableUuid } from './foreign-post.ts';

/** Categories of this site by the other blog's names. */
export type CategoryTable = Readonly<Record<string, string>>;

/** WordPress' default category. */
const NONE = /^uncategori[sz]ed$/i;

/**
 * Category of a post: by the table, by the same name, or a new one of the other blog's name; the first one without any.
 * @param ours existing categories, in order
 */
export function categoryOf(
  theirs: readonly string[],
  ours: readonly string[],
  table: CategoryTable = {},
): string {
  const [first = GENERAL] = ours;
  const [name] = theirs.filter((one) => table[one] !== undefined || !NONE.test(one));
  if (name === undefined) return first;
  const wanted = table[name] ?? nameOf(name);
  return ours.find((one) => one.toLowerCase() === wanted.toLowerCase()) ?? wanted;
}

/** If neither blog has categories. */
const GENERAL = 'News';

const MAX_LENGTH = blogCategories.fields.name.maxLength;

const nameOf = (theirs: string) => theirs.trim().slice(0, MAX_LENGTH).trim() || GENERAL;

/** Rows of missing categories, ordered after existing ones. */
export function newCategories(wanted: Iterable<string>, there: readonly Row[]): Row[] {
  const known = there.map(({ name }) => name);
  const names = [...new Set(wanted)].filter((name) => !known.includes(name)).sort();
  const last =
    there
      .map(({ position }) => String(position))
      .sort()
      .at(-1) ?? null;
  const positions = generateNKeysBetween(last, null, names.length);
  return names.map((name, index) => ({
    id: stableUuid(`category ${name}`),
    name,
    position: positions[index],
  }));
}

/** A JSON file such as `{ "Tips": "Home Cleaning" }`. */
export function readCategoryTable(file: string): CategoryTable {
  const table = readJson(file);
  if (isTable(table)) return table;
  throw new UserError(
    `${file} is no table of categories: it says what each category of the other blog is called here, { "Tips": "Advice" }, in at most ${MAX_LENGTH} characters.`,
  );
}

const isTable = (table: unknown): table is CategoryTable =>
  typeof table === 'object' &&
  table !== null &&
  Object.values(table).every((name) => typeof name === 'string' && name === nameOf(name));
