import type { ServedArea } from './content-rows.ts';
import { andList } from '../text.ts';

/** More than these make a sentence too long. */
const MOST_AREAS = 5;

/** The first of the areas served, as a sentence has them: "Walsall, Dudley and the Black Country". */
export function areasInShort(areas: readonly ServedArea[]): string {
  return andList(areas.slice(0, MOST_AREAS).map(({ as_said }) => as_said));
}
