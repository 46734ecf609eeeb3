import { useSyncExternalStore } from 'react';
import { UNKNOWN_ROLE, type Role } from '../../schema/role';

/** What is known of the tables beside their records, and of the one who asks for them. */
export interface TableNews {
  /** Those that this project lacks; none as long as nobody knows better. */
  missing: readonly string[];
  /** As what the server knows the person who is here; `undefined` until it has said so. */
  role: Role | undefined;
  /** Whether somebody has signed in who is no member (any more). */
  isOutside: boolean;
  /** How many records wait for staff; a table where none does is not in it. */
  waiting: ReadonlyMap<string, number>;
}

/** The query that asks who is here. */
export const WHO_IS_HERE = ['who-is-here'];

let news: TableNews = { missing: [], role: undefined, isOutside: false, waiting: new Map() };
const listeners = new Set<() => void>();

/** Told by TableWatch, which is loaded when what one writes with is there. */
export function tellTableNews(next: TableNews): void {
  news = next;
  listeners.forEach((listener) => listener());
}

const newest = () => news;

export function useTableNews(): TableNews {
  return useSyncExternalStore(subscribe, newest, newest);
}

/** The role of whoever is here, or the one that is assumed until that is known. */
export function useRole(): Role {
  return useTableNews().role ?? UNKNOWN_ROLE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
