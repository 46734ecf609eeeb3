import type { UnsavedChanges } from './parse-changes';
import { copiesOf, copyToServer } from './server-copies';
import {
  type Key,
  keepChanges,
  type KeptFiles,
  keyOf,
  ownChanges,
  removeChanges,
} from './stored-changes';

const SAVE_DELAY_MS = 500;
/** Debounce of the copy on the server. */
const PAUSE_MS = 3_000;

/** A form's session, the only writer of its unsaved changes. */
export type Autosave = ReturnType<typeof openAutosave>;

/**
 * Opens a session. It holds a Web Lock from the first change until it is closed; browsers release it even when a tab
 * crashes, so that other tabs recognise abandoned changes.
 */
export function openAutosave(key: Key) {
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
      const changes = keepChanges(key, values, kept);
      copying = setTimeout(() => void copyToServer(changes), PAUSE_MS);
      return;
    }
    removeChanges(key);
    kept.clear();
  };

  return {
    /** Stores the result of `read`, debounced; `undefined` removes the stored changes. */
    schedule: (read: () => Record<string, unknown> | undefined) => {
      clearTimeout(timer);
      release ??= holdLock(keyOf(key));
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

/** Changes of this browser that no open tab writes. */
export async function abandonedHere(name: string): Promise<UnsavedChanges[]> {
  const inUse = await heldLocks();
  return ownChanges(name).filter((one) => !inUse.has(keyOf(one)));
}

/** Copies that no open tab of this browser writes. */
export async function abandonedElsewhere(name: string): Promise<UnsavedChanges[]> {
  const copies = await copiesOf(name);
  const inUse = await heldLocks();
  return copies.filter((one) => !inUse.has(keyOf(one)));
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name));
}

/** Of two lists with the same changes, those of this browser. */
export function newestFirst(here: UnsavedChanges[], elsewhere: UnsavedChanges[]): UnsavedChanges[] {
  const all = new Map([...elsewhere, ...here].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => b.savedAt - a.savedAt);
}
