import { useSyncExternalStore } from 'react';

/** A value outside React that components follow with `useStoreValue`. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: State): void {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    /** Returns how to stop listening. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; draws the component anew when it is another one. */
export function useStoreValue<State>(
  store: Pick<ReturnType<typeof createStore<State>>, 'get' | 'subscribe'>,
): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
