/**
 * The stored form of a British postcode: "WS1 1XX" (Royal Mail's Programmers' Guide, "Postcode format"). Postgres uses
 * the same pattern.
 */
export const POSTCODE = /^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/;

/** In capitals, with the blank of a valid one. */
export function tidyPostcode(typed: string): string {
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const tidy = letters.replace(/^(.+)(.{3})$/, '$1 $2');
  return POSTCODE.test(tidy) ? tidy : typed.trim().toUpperCase();
}
