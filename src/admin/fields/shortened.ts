const MOST_CHARACTERS = 160;

/** The beginning of a long text, up to the end of a word. */
export function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const start = text.slice(0, MOST_CHARACTERS);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
