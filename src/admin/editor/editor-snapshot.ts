import type { Editor, JSONContent, Range } from '@tiptap/react';

/** What the editor that has gone last held. */
let left: { html: string; content: JSONContent; caret: Range } | undefined;

/** Remembers what an editor holds while it goes. */
export function leave({ state }: Editor, html: string): void {
  const { from, to } = state.selection;
  left = { html, content: state.doc.toJSON() as JSONContent, caret: { from, to } };
}

/**
 * Goes on where the editor that has just gone was left, if it held the same text: with its caret, and with the space behind
 * the last word that HTML does not keep.
 */
export function resume(editor: Editor, html: string): boolean {
  if (left?.html !== html) return false;
  const { content, caret } = left;
  left = undefined;
  return editor.chain().setContent(content, { emitUpdate: false }).setTextSelection(caret).run();
}
