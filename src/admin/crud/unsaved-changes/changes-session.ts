import { v4 as randomUuid } from 'uuid';
import type { UnsavedChanges } from './parse-changes';
import { copiesOf, copyToServer } from './server-copies';
import { keepChanges, keyOf, ownChanges, removeChanges, type KeptFiles } from './stored-changes';

const SAVE_DELAY_MS = 500;
/** So long nothing is typed before it is copied to the server. */
const PAUSE_MS = 3_000;

/** One opening of a form, with the unsaved changes that it alone writes. */
export type ChangesSession = ReturnType<typeof openChangesSession>;

/**
 * Opens a session. From its first change until it is closed it holds a Web Lock named after them, which the browser frees
 * even when a tab crashes: that is how another tab tells those in use from abandoned ones.
 */
export function openChangesSession(name: string) {
  const id = randomUuid();
  const key = keyOf({ name, id });
  const kept: KeptFiles = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copying: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => Record<string, unknown> | undefined) | undefined;
  let release: (() => void) | undefined;

  /** Keeps at once what is scheduled, because the page may be gone in a moment. */
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
    /** Keeps what `read` returns a moment later; `undefined` means that there is nothing to keep any more. */
    schedule: (read: () => Record<string, unknown> | undefined) => {
      clearTimeout(timer);
      release ??= holdLock(key);
      pending = read;
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    /** What was typed so far is nobody's any more here. */
    drop: () => {
      clearTimeout(timer);
      clearTimeout(copying);
      pending = undefined;
      kept.clear();
    },
    /** Those that no open tab of this browser is writing: left by a reload, a crash, a closed tab or another device; newest first. */
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
  // Without the API (an insecure origin) two tabs may offer each other's; neither overwrites it.
  void navigator.locks?.request(key, () => held);
  return release;
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name));
}
