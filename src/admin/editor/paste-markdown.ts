import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser, Fragment, Slice, type Node, type NodeRange } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { plainText } from '../ui/plain-paste';
import { cleanPastedHtml } from './clean-pasted-html';
import { markdownReader } from './markdown';
import type { OnMessage } from './editor-message';
import { parse } from './parse-html';
import { isPicture, positionOf } from './picture-commands';
import { storedDocument } from './stored-html';

/** From the first letter to the last: what is typed after it stays. */
interface Pasted {
  from: number;
  to: number;
}

const KEY = new PluginKey<Pasted | undefined>('pastedMarkdown');

/** Follows what was pasted last through later changes. */
export const PastedMarkdown = Extension.create({
  name: 'pastedMarkdown',
  addProseMirrorPlugins: () => [
    new Plugin<Pasted | undefined>({
      key: KEY,
      state: {
        init: () => undefined,
        apply: (tr, pasted) =>
          (tr.getMeta(KEY) as Pasted | undefined) ??
          (pasted && { from: tr.mapping.map(pasted.from), to: tr.mapping.map(pasted.to, -1) }),
      },
    }),
  ],
});

const CHANGED = {
  text: 'The text was changed since it was pasted: paste it again to have it formatted.',
};

/** Inserts markdown as plain text, and offers to format it: input rules would convert it partially. */
export function pasteMarkdown(view: EditorView, pasted: string, onMessage: OnMessage): void {
  const text = plainText(pasted).replace(/\r\n?/g, '\n').trim();
  const { schema, selection, tr } = view.state;
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const paragraphs = lines
    .filter((line) => line !== '')
    .map((line) => schema.node('paragraph', null, schema.text(line)));
  // Separate blocks, next to existing text.
  const open = selection.$from.parent.content.size === 0 ? 1 : 0;
  const slice = new Slice(Fragment.from(paragraphs), open, open);
  tr.replaceSelection(slice).scrollIntoView();
  const start = open ? selection.$from.before() : positionOf(tr.doc, slice.content.child(0));
  const range = { from: start + 1, to: start + slice.content.size - 1 };
  const isFormattable = blocksOf(tr.doc, range, lines) !== undefined;
  view.dispatch(isFormattable ? tr.setMeta(KEY, range) : tr);
  if (!isFormattable) return;

  markdownReader().then(
    (read) =>
      onMessage({
        text: 'This looks like markdown.',
        action: {
          label: 'Format it',
          run: (html) => {
            const isShown = html === storedDocument(view.state.doc);
            const isDone = isShown && format(view, lines, cleanPastedHtml(read(text)).html);
            onMessage(isDone ? undefined : CHANGED);
            return undefined;
          },
        },
      }),
    // Offline it stays plain text.
    () => undefined,
  );
}

/** The pasted blocks, as long as they say the same, in the document or a quote: items and cells take no headings. */
function blocksOf(doc: Node, { from, to }: Pasted, lines: string[]): NodeRange | undefined {
  const text = lines.filter((line) => line !== '').join('\n');
  // A sign for each picture: they are not replaced.
  if (doc.textBetween(from, to, '\n', '\ufffc') !== text) return undefined;
  const $from = doc.resolve(from);
  const $to = doc.resolve(to);
  const range = $from.blockRange($to);
  const isWhole =
    $from.parentOffset === 0 && range?.depth === $from.depth - 1 && $to.depth === $from.depth;
  const takesBlocks = range && ['doc', 'blockquote'].includes(range.parent.type.name);
  return isWhole && takesBlocks && !isPicture($from.parent) ? range : undefined;
}

/** Replaces the pasted blocks; keeps text typed after them. */
function format(view: EditorView, lines: string[], html: string): boolean {
  const { doc, schema, tr } = view.state;
  const pasted = KEY.getState(view.state);
  const range = pasted && blocksOf(doc, pasted, lines);
  if (!range) return false;
  const { $to } = range;
  const typed = $to.parent.textContent.slice($to.parentOffset);
  const end = typed.trim() ? $to.pos + typed.length - typed.trimStart().length : range.end;
  const blocks = DOMParser.fromSchema(schema).parse(parse(html)).content;
  // A separate step of undo.
  view.dispatch(closeHistory(tr.replaceWith(range.start, end, blocks)));
  view.focus();
  return true;
}
