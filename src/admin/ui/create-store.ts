import { useSyncExternalStore } from 'react';

/** An external store for `useStoreValue`. */
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
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStoreValue<State>(
  store: Pick<ReturnType<typeof createStore<State>>, 'get' | 'subscribe'>,
): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
