/** The HTML standard's valid e-mail address, with a dot in its domain. Postgres uses the same pattern. */
export const E_MAIL = /^[a-z0-9_.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Without blanks and invisible characters, with a straight apostrophe. */
export function tidyEmail(typed: string): string {
  return typed.replace(/[\s\p{Cf}]/gu, '').replace(/[‘’]/g, "'");
}
