/** Text of the textarea, with the caret if focused. */
export interface PlainText {
  text: string;
  caret?: number;
}

/** A line is a paragraph; empty lines are separators. */
const paragraphsOf = (text: string): string[] => text.replace(/^\n+/, '').split(/\n+/);

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Stored HTML of plain text, '' if blank. */
export function htmlOfText(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark)}</p>`)
    .join('\n');
}

/** The same as an editor document, which keeps trailing spaces and lines. */
export function documentOfText(text: string) {
  return {
    type: 'doc',
    content: paragraphsOf(text).map((paragraph) => ({
      type: 'paragraph',
      ...(paragraph && { content: [{ type: 'text', text: paragraph }] }),
    })),
  };
}

/** The caret's position in that document, where a paragraph's start and end count one each. */
export function positionInDocument({ text, caret = text.length }: PlainText): number {
  const before = paragraphsOf(text.slice(0, caret));
  const offset = before.pop()?.length ?? 0;
  return before.reduce((sum, { length }) => sum + length + 2, 1) + offset;
}
