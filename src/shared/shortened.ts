/**
 * The beginning of a text that is too long, up to the end of a word.
 * @param most characters of it; what a search engine shows of a description, and a cell of a table, when left out
 */
export function shortened(text: string, most = 160): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  const beginning = text.slice(0, end > 0 ? end : most);
  // Of a sign that JavaScript counts as two, such as an emoji, never the first half alone.
  return `${beginning.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
