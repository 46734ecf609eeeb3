import type { TiptapEditorHTMLElement } from '@tiptap/react';
import { createStore } from '../ui/create-store';

/** Index of the block at the caret, for the preview. */
export const caretBlock = createStore<number | undefined>(undefined);

/** Focuses an input; rich text at its caret, which the browser would reset. */
export function focusInput(input: HTMLElement, options?: FocusOptions): void {
  input.focus(options);
  (input as TiptapEditorHTMLElement).editor?.view.focus();
}
