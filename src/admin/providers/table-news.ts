import { useSyncExternalStore } from 'react';

/** What is known of the tables beside their records. */
export interface TableNews {
  /** Those that this project lacks; none as long as nobody knows better. */
  missing: readonly string[];
  /** How many records wait for staff; a table where none does is not in it. */
  waiting: ReadonlyMap<string, number>;
}

let news: TableNews = { missing: [], waiting: new Map() };
const listeners = new Set<() => void>();

/** Told by TableWatch, which is loaded when what one writes with is there. */
export function tellTableNews(next: TableNews): void {
  news = next;
  listeners.forEach((listener) => listener());
}

export function useTableNews(): TableNews {
  return useSyncExternalStore(subscribe, () => news);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
