/** What has been typed into a plain text area, and where the caret stands in it if it does. */
export interface PlainText {
  text: string;
  caret?: number;
}

/** A line is a paragraph; lines without anything on them only part two. */
const paragraphsOf = (text: string): string[] => text.replace(/^\n+/, '').split(/\n+/);

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the HTML that the database keeps of it, '' when a reader would see nothing. */
export function htmlOfText(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark)}</p>`)
    .join('\n');
}

/** The same as a document of the editor, which keeps the space and the line that somebody is about to go on behind. */
export function documentOfText(text: string) {
  return {
    type: 'doc',
    content: paragraphsOf(text).map((paragraph) => ({
      type: 'paragraph',
      ...(paragraph && { content: [{ type: 'text', text: paragraph }] }),
    })),
  };
}

/** Where the caret of the text area is in that document: before, between and behind paragraphs is one position each. */
export function positionInDocument({ text, caret = text.length }: PlainText): number {
  const before = paragraphsOf(text.slice(0, caret));
  const offset = before.pop()?.length ?? 0;
  return before.reduce((sum, { length }) => sum + length + 2, 1) + offset;
}
