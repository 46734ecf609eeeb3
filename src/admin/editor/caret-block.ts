import { useSyncExternalStore } from 'react';
import { createStore } from '../ui/create-store';

/** In which of the text's blocks the caret is, counted from its start. */
export const caretBlock = createStore<number | undefined>(undefined);

/** The block that is being written, for what shows it elsewhere. */
export function useCaretBlock(): number | undefined {
  return useSyncExternalStore(caretBlock.subscribe, caretBlock.get);
}
