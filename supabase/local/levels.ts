/**
 * The package and Postgres in WebAssembly recurse until they fail: of a body at some tens of thousands of levels, of a
 * parameter at some hundreds. Nothing that is stored or asked for comes near.
 */
export const MOST_LEVELS = { body: 2000, parameter: 100 };

export const tooDeep = (most: number): string => `The request has more than ${most} levels`;

/** How deep the brackets of a text stand in one another. */
export function levelsOf(text: string): number {
  let level = 0;
  let most = 0;
  for (const [sign] of text.matchAll(/[()]/g)) {
    level += sign === '(' ? 1 : -1;
    most = Math.max(most, level);
  }
  return most;
}
