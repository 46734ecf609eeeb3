import type { UnsavedChanges } from './parse-changes';
import { copyToServer } from './server-copies';
import { type Key, keepChanges, keyOf, removeChanges } from './stored-changes';

const SAVE_DELAY_MS = 500;
/** Debounce of the copy on the server. */
const PAUSE_MS = 3_000;

/** A form's session, the only writer of its unsaved changes. */
export type Autosave = ReturnType<typeof openAutosave>;

/**
 * Opens a session. It holds a Web Lock from the first change until it is closed; browsers release it even when a tab
 * crashes, so that other tabs recognise abandoned changes.
 * @param read what is to be stored; `undefined` removes the stored changes
 */
export function openAutosave(key: Key, read: () => UnsavedChanges['values'] | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copying: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  const drop = () => {
    clearTimeout(timer);
    clearTimeout(copying);
    timer = undefined;
  };
  /** Writes pending changes synchronously: the page may be unloading. */
  const flush = () => {
    if (timer === undefined) return;
    drop();
    const values = read();
    if (!values) return removeChanges(key);
    const changes = keepChanges(key, values);
    copying = setTimeout(() => void copyToServer(changes), PAUSE_MS);
  };

  return {
    /** Stores what there is by then, debounced. */
    schedule: () => {
      clearTimeout(timer);
      release ??= holdLock(keyOf(key));
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    /** Discards changes so far. */
    drop,
    close: () => {
      flush();
      release?.();
    },
  };
}

function holdLock(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Without the API (insecure origin), tabs may offer each other's changes, but do not overwrite them.
  void navigator.locks?.request(name, () => held);
  return release;
}

/** Those that no open tab of this browser writes. */
export async function abandoned(all: readonly UnsavedChanges[]): Promise<UnsavedChanges[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const inUse = new Set(held.map((lock) => lock.name));
  return all.filter((one) => !inUse.has(keyOf(one)));
}

/** Of two lists with the same changes, those of this browser. */
export function newestFirst(here: UnsavedChanges[], elsewhere: UnsavedChanges[]): UnsavedChanges[] {
  const all = new Map([...elsewhere, ...here].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => b.savedAt - a.savedAt);
}
