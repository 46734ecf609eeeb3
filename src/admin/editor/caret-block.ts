import { useSyncExternalStore } from 'react';

let current: number | undefined;
const listeners = new Set<() => void>();

/** The editor says in which of the text's blocks the caret is, counted from its start. */
export function reportCaretBlock(block: number | undefined): void {
  if (block === current) return;
  current = block;
  for (const notify of listeners) notify();
}

/** The block that is being written, for what shows it elsewhere. */
export function useCaretBlock(): number | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
