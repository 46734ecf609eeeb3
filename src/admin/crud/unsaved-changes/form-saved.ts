const listeners = new Map<string, Set<() => void>>();

/**
 * Says that a form's values are saved: its draft goes, and leaving needs no warning. Call it after a successful
 * save and before navigating.
 */
export function formSaved(name: string): void {
  for (const listener of listeners.get(name) ?? []) listener();
}

/** Returns how to stop listening. */
export function onFormSaved(name: string, listener: () => void): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(name);
  };
}
