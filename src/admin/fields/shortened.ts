const MOST_CHARACTERS = 160;

/** The beginning of a long text, up to the end of a word. */
export function shortened(text: string, most = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : most)}…`;
}
