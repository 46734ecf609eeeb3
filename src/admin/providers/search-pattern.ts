/**
 * What somebody typed into a search box, for PostgREST's `imatch`: its words in this order, every sign as itself. Not
 * `ilike`, where `*` means anything and cannot be escaped.
 */
export function searchPattern(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
}
