import type { TiptapEditorHTMLElement } from '@tiptap/react';
import { createStore } from '../ui/create-store';

/** In which of the text's blocks the caret is, counted from its start; for what shows that block elsewhere. */
export const caretBlock = createStore<number | undefined>(undefined);

/** Gives an input the focus; a rich text at its caret, because the browser would put that at the start, where the next key goes. */
export function focusInput(input: HTMLElement, options?: FocusOptions): void {
  input.focus(options);
  (input as TiptapEditorHTMLElement).editor?.view.focus();
}
