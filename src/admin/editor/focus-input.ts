import type { TiptapEditorHTMLElement } from '@tiptap/react';

/** Gives an input the focus; a rich text at its caret, because the browser would put that at the start, where the next key goes. */
export function focusInput(input: HTMLElement, options?: FocusOptions): void {
  input.focus(options);
  (input as TiptapEditorHTMLElement).editor?.view.focus();
}
