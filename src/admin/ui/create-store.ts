/** A value outside React that components follow with `useSyncExternalStore(store.subscribe, store.get, store.get)`. */
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
