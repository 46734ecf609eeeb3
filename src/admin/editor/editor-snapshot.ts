import type { Editor, JSONContent, Range } from '@tiptap/react';

/** What the editor that has gone last held. */
let last: { html: string; content: JSONContent; caret: Range } | undefined;

/** Keeps what an editor holds while it goes. */
export function takeSnapshot({ state }: Editor, html: string): void {
  const { from, to } = state.selection;
  last = { html, content: state.doc.toJSON() as JSONContent, caret: { from, to } };
}

/**
 * Goes on where the editor that has just gone was left, if it held the same text: with its caret, and with the space behind
 * the last word that HTML does not keep.
 */
export function restoreSnapshot(editor: Editor, html: string): boolean {
  if (last?.html !== html) return false;
  const { content, caret } = last;
  last = undefined;
  return editor.chain().setContent(content, { emitUpdate: false }).setTextSelection(caret).run();
}
