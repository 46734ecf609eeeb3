import type { Editor, JSONContent, Range } from '@tiptap/react';

/** Of the editor unmounted last. */
let last: { html: string; content: JSONContent; caret: Range } | undefined;

/** Called before unmounting. */
export function takeSnapshot({ state }: Editor, html: string): void {
  const { from, to } = state.selection;
  last = { html, content: state.doc.toJSON() as JSONContent, caret: { from, to } };
}

/** Restores the last snapshot of the same text: its caret, and a trailing space, which HTML does not keep. */
export function restoreSnapshot(editor: Editor, html: string): boolean {
  if (last?.html !== html) return false;
  const { content, caret } = last;
  last = undefined;
  return editor.chain().setContent(content, { emitUpdate: false }).setTextSelection(caret).run();
}
