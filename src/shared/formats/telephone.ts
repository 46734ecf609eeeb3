/**
 * The stored form of a telephone number: 7 to 15 digits (ITU-T E.164), separators, an extension. Postgres uses the same
 * pattern.
 */
export const TELEPHONE = /^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$/i;

/** Normalises dashes and blanks, and removes an address book's invisible marks. */
export function tidyTelephone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
