/** As a telephone number is kept: 7 to 15 digits (ITU-T E.164) with signs between them, and an extension. As Postgres reads it, too. */
export const TELEPHONE = /^\(?\+?([ ()./-]*[0-9]){7,15}\)?( ?(ext|x)\.? ?[0-9]{1,6})?$/i;

/** A number as people write it, as it is kept: of dashes, blanks and the marks of an address book only the plain ones. */
export function tidyTelephone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
