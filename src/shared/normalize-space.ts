/** A text as a page shows it, whatever its white space (named after XPath's function). */
export function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
