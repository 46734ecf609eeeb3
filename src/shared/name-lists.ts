/*
 * Names one after the other, as `Intl.ListFormat` writes them in British English. By hand, because the first use of
 * `Intl` opens the browser's tables of languages (thousands.ts).
 */

/** "Walsall, Dudley and Wolverhampton". */
export const andList = (names: readonly string[]): string => joined(names, 'and');

/** "JPEG, PNG or WebP". */
export const orList = (names: readonly string[]): string => joined(names, 'or');

function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
