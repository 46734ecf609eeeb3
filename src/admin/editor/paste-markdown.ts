import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { plainText } from '../ui/plain-paste';
import type { OnMessage } from './editor-message';
import { markdownReader } from './markdown';

const FORMATTED = 'Markdown was formatted. Undo shows it as it was pasted.';
const CHANGED = { text: 'This looks like markdown: paste it again to have it formatted.' };

/** Inserts markdown as it is written, then formatted: a step of undo each. Offline it stays as written. */
export async function pasteMarkdown(view: EditorView, text: string, onMessage: OnMessage) {
  const { schema, selection, tr } = view.state;
  const lines = plainText(text).split(/[\r\n]+/);
  const paragraphs = lines
    .filter((line) => line.trim() !== '')
    .map((line) => schema.node('paragraph', null, schema.text(line.trim())));
  view.dispatch(tr.replaceSelection(Slice.maxOpen(Fragment.from(paragraphs))).scrollIntoView());
  const { doc } = view.state;
  const read = await markdownReader().catch(() => undefined);
  if (!read) return;
  if (!view.hasFocus() || view.state.doc !== doc) return onMessage(CHANGED);
  const end = tr.mapping.map(selection.to);
  const pasted = TextSelection.between(doc.resolve(selection.from), doc.resolve(end));
  view.dispatch(closeHistory(view.state.tr.setSelection(pasted)));
  view.pasteHTML(read(text));
  // With what the paste has lost.
  onMessage((lost) => ({ ...lost, text: [FORMATTED, lost?.text].filter(Boolean).join(' ') }));
}
