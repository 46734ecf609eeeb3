/**
 * The package and Postgres in WebAssembly overflow the stack at some tens of thousands of levels in a body, some
 * hundreds in a parameter.
 */
export const MAX_NESTING = { body: 2000, parameter: 100 };

export const tooDeep = (most: number): string => `The request has more than ${most} levels`;

/** Nesting depth of brackets. */
export function nestingOf(text: string): number {
  let level = 0;
  let most = 0;
  for (const [sign] of text.matchAll(/[()]/g)) {
    level += sign === '(' ? 1 : -1;
    most = Math.max(most, level);
  }
  return most;
}
