/**
 * What somebody typed into a search box, for PostgREST's `ilike`: its words in this order, `%`, `_` and `\`
 * as themselves. One pattern without spaces, because ra-data-postgrest splits at spaces and then builds a
 * malformed query (design, section 3).
 */
export function likePattern(text: string): string {
  return text
    .trim()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
    .replace(/\s+/g, '*');
}
