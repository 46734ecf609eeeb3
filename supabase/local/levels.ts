/** Deeper than anything that is stored or asked for; the package and Postgres in WebAssembly recurse until they fail. */
export const MOST_LEVELS = 100;

export const TOO_DEEP = `The request has more than ${MOST_LEVELS} levels`;

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
