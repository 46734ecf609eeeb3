import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { plainText } from '../ui/plain-paste';
import { cleanPastedHtml } from './clean-pasted-html';
import { markdownReader } from './markdown';
import type { OnMessage } from './editor-message';
import { htmlOfText } from './plain-paragraphs';
import { toStoredHtml } from './stored-html';

/** Inserts markdown as plain text, and offers to format it: input rules would convert it partially. */
export function pasteMarkdown(view: EditorView, pasted: string, onMessage: OnMessage): void {
  const text = plainText(pasted).replace(/\r\n?/g, '\n').trim();
  const { schema, selection, tr } = view.state;
  const lines = text.split('\n').map((line) => line.trim());
  const paragraphs = lines
    .filter((line) => line !== '')
    .map((line) => schema.node('paragraph', null, schema.text(line.replace(/\s+/g, ' '))));
  // Separate blocks, next to existing text.
  const open = selection.$from.parent.content.size === 0 ? 1 : 0;
  const slice = new Slice(Fragment.from(paragraphs), open, open);
  view.dispatch(tr.replaceSelection(slice).scrollIntoView());

  markdownReader().then(
    (read) =>
      onMessage({
        text: 'This looks like markdown.',
        action: {
          label: 'Format it',
          run: (html) =>
            replaced(html, htmlOfText(text), toStoredHtml(cleanPastedHtml(read(text)).html)),
        },
      }),
    // Offline it stays plain text.
    () => undefined,
  );
}

const END = '</p>';

/** Replaces the inserted paragraphs; keeps text typed after them. */
function replaced(html: string, paragraphs: string, formatted: string): string {
  const open = paragraphs.slice(0, -END.length);
  const at = html.indexOf(open);
  const end = html.indexOf(END, at + open.length);
  if (at < 0 || end < 0) return html;
  const typed = html.slice(at + open.length, end).trim();
  const parts = [html.slice(0, at), formatted, typed && `<p>${typed}${END}`];
  return toStoredHtml(parts.join('') + html.slice(end + END.length));
}
