/**
 * The stored form of a telephone number: 7 to 15 digits (ITU-T E.164), separators, an extension. Postgres uses the same
 * pattern.
 */
export const TELEPHONE = /^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$/i;

/**
 * What may be typed for it: long dashes and bidirectional marks of address books, too. For the `pattern` attribute, which
 * uses the `v` flag and anchors both ends.
 */
export const TELEPHONE_INPUT_PATTERN = String.raw`[\s\p{Cf}\(]*\+?(?:[\s\p{Pd}\p{Cf}\(\).\/]*\d){7,15}[\s\p{Cf}\)]*(?:(?:[eE][xX][tT]|[xX])\.?\s*\d{1,6}\s*)?`;

/** Normalises dashes and blanks, and removes an address book's invisible marks. */
export function tidyTelephone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
