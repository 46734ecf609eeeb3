/** A British postcode as it is kept: "WS1 1XX" (Royal Mail's Programmers' Guide, "Postcode format"). As Postgres reads it, too. */
export const POSTCODE = /^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/;

/** A postcode in capitals, with its blank; what is none in capitals alone. */
export function tidyPostcode(typed: string): string {
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const tidy = letters.replace(/^(.+)(.{3})$/, '$1 $2');
  return POSTCODE.test(tidy) ? tidy : typed.trim().toUpperCase();
}
