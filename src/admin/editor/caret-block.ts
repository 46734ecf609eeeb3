import { createStore } from '../ui/create-store';

/** In which of the text's blocks the caret is, counted from its start; for what shows that block elsewhere. */
export const caretBlock = createStore<number | undefined>(undefined);
