import { v4 as randomUuid } from 'uuid';
import type { UnsavedChanges } from './parse-changes';
import { copiesOf, copyToServer } from './server-copies';
import { keepChanges, keyOf, ownChanges, removeChanges, type KeptFiles } from './stored-changes';

const SAVE_DELAY_MS = 500;
/** Debounce of the copy on the server. */
const PAUSE_MS = 3_000;

/** A form's session, the only writer of its unsaved changes. */
export type Autosave = ReturnType<typeof openAutosave>;

/**
 * Opens a session. It holds a Web Lock from the first change until it is closed; browsers release it even when a tab
 * crashes, so that other tabs recognise abandoned changes.
 */
export function openAutosave(name: string) {
  const id = randomUuid();
  const key = keyOf({ name, id });
  const kept: KeptFiles = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copying: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => Record<string, unknown> | undefined) | undefined;
  let release: (() => void) | undefined;

  /** Writes pending changes synchronously: the page may be unloading. */
  const flush = () => {
    clearTimeout(timer);
    if (!pending) return;
    clearTimeout(copying);
    const values = pending();
    pending = undefined;
    if (values) {
      const changes = keepChanges({ name, id }, values, kept);
      copying = setTimeout(() => void copyToServer(changes), PAUSE_MS);
      return;
    }
    removeChanges({ name, id });
    kept.clear();
  };

  return {
    /** Stores the result of `read`, debounced; `undefined` removes the stored changes. */
    schedule: (read: () => Record<string, unknown> | undefined) => {
      clearTimeout(timer);
      release ??= holdLock(key);
      pending = read;
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    /** Discards changes so far. */
    drop: () => {
      clearTimeout(timer);
      clearTimeout(copying);
      pending = undefined;
      kept.clear();
    },
    /** Abandoned changes, which no open tab of this browser writes, also of other devices; newest first. */
    abandoned: async (): Promise<UnsavedChanges[]> => {
      const inUse = await heldLocks();
      const here = ownChanges(name);
      const elsewhere = (await copiesOf(name)).filter((copy) =>
        here.every((one) => one.id !== copy.id),
      );
      return [...here, ...elsewhere.map((copy) => ({ ...copy, isElsewhere: true as const }))]
        .filter((one) => one.id !== id && !inUse.has(keyOf(one)))
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    close: () => {
      flush();
      release?.();
    },
  };
}

function holdLock(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Without the API (insecure origin), tabs may offer each other's changes, but do not overwrite them.
  void navigator.locks?.request(key, () => held);
  return release;
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name));
}
