import type { TiptapEditorHTMLElement } from '@tiptap/react';
import { createStore } from '../ui/create-store';

/** Index of the block at the caret, for the preview. */
export const caretBlock = createStore<number | undefined>(undefined);

/** How far ProseMirror keeps the caret from the window's edges: the toolbar's rows depend on its width. */
export const clearOfBars = (id: string) => ({
  left: 5,
  right: 5,
  get top() {
    const bar = document.querySelector<HTMLElement>(`[role=toolbar][aria-controls="${id}"]`);
    return bar ? parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + 5 : 5;
  },
  get bottom() {
    return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  },
});

/** Focuses an input; rich text at its caret, which the browser would reset. */
export function focusInput(input: HTMLElement, options?: FocusOptions): void {
  input.focus(options);
  (input as TiptapEditorHTMLElement).editor?.view.focus();
}
