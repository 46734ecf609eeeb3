/** As the HTML standard defines a valid e-mail address, with a dot in its domain. As Postgres reads it, too. */
export const E_MAIL = /^[a-z0-9_.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** An address as it is kept: without blanks and marks that nobody sees, its apostrophe the one of keyboards. */
export function tidyEmail(typed: string): string {
  return typed.replace(/[\s\p{Cf}]/gu, '').replace(/[‘’]/g, "'");
}
