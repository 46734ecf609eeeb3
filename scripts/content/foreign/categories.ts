import { BLOG_CATEGORIES, type BlogCategory } from '../../../src/shared/blog.ts';
import { UserError } from '../../../supabase/user-error.ts';
import { readJson } from '../read-json.ts';

/** Which of our categories another blog's belong to, by words in their names; the first that fits counts. */
const BY_WORD: readonly [RegExp, BlogCategory][] = [
  [/carpet|rug|upholster|stain/i, 'Carpet Cleaning'],
  [/tenan|landlord|moving|move[- ](?:in|out)/i, 'End of Tenancy'],
  [/\beco|green|natural|sustainab|environment/i, 'Green Cleaning'],
  [/office|commercial|business|workplace/i, 'Commercial Cleaning'],
  [/season|spring|summer|autumn|winter|christmas/i, 'Seasonal Cleaning'],
  [/\bdeep/i, 'Deep Cleaning'],
];
const OTHERWISE: BlogCategory = 'Home Cleaning';

export type CategoryTable = Readonly<Record<string, BlogCategory>>;

/** Our category for a post: by the given table, by the same name, by a word, otherwise the general one. */
export function categoryOf(theirs: readonly string[], table: CategoryTable = {}): BlogCategory {
  for (const name of theirs) {
    const same = BLOG_CATEGORIES.find((ours) => ours.toLowerCase() === name.toLowerCase());
    const found = table[name] ?? same ?? BY_WORD.find(([word]) => word.test(name))?.[1];
    if (found) return found;
  }
  return OTHERWISE;
}

/** A JSON file such as `{ "Tips": "Home Cleaning" }`. Throws a UserError when it names a category that we do not have. */
export function readCategoryTable(file: string): CategoryTable {
  const table = readJson(file);
  if (!isTable(table)) throw new UserError(`${file} is no table of categories.`);
  for (const [theirs, ours] of Object.entries(table)) {
    if (!BLOG_CATEGORIES.includes(ours)) {
      throw new UserError(
        `${file} maps "${theirs}" to "${ours}", but the categories are ${BLOG_CATEGORIES.join(', ')}.`,
      );
    }
  }
  return table;
}

const isTable = (table: unknown): table is CategoryTable =>
  typeof table === 'object' && table !== null;
