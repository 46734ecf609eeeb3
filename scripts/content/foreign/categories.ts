import { generateNKeysBetween } from 'fractional-indexing';
import { blogCategories } from '../../../src/content-types/blog-categories.ts';
import { UserError } from '../../../supabase/user-error.ts';
import type { Row } from '../portable-row.ts';
import { readJson } from '../read-json.ts';
import { stableUuid } from './foreign-post.ts';

/** What another blog calls its categories, and what they are called here. */
export type CategoryTable = Readonly<Record<string, string>>;

/** What WordPress calls a post's category where nobody has chosen one. */
const NONE = /^uncategori[sz]ed$/i;

/**
 * The category of a post: by the given table, by the same name, otherwise as the other blog calls it; one that has none is of
 * the first there is.
 * @param ours those that are there, in their order
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

/** Where neither blog has any. */
const GENERAL = 'News';

const LONGEST = blogCategories.fields.name.maxLength;

const nameOf = (theirs: string) => theirs.trim().slice(0, LONGEST).trim() || GENERAL;

/** The categories that are not there yet, below those that are. */
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
    `${file} is no table of categories: it says what each category of the other blog is called here, { "Tips": "Advice" }, in at most ${LONGEST} characters.`,
  );
}

const isTable = (table: unknown): table is CategoryTable =>
  typeof table === 'object' &&
  table !== null &&
  Object.values(table).every((name) => typeof name === 'string' && name === nameOf(name));
