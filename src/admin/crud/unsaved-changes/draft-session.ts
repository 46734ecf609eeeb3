import { v4 as randomUuid } from 'uuid';
import { removePictures } from './draft-pictures';
import { draftKey, listDrafts, removeDraft } from './draft-storage';
import type { Draft } from './parse-draft';
import { keepDraft } from './keep-draft';

const SAVE_DELAY_MS = 500;

/** One opening of a form, with the draft that it alone writes. */
export interface DraftSession {
  /** Keeps what `read` returns a moment later; `undefined` means that there is nothing to keep any more. */
  schedule: (read: () => Record<string, unknown> | undefined) => void;
  /** Keeps at once what is scheduled, because the page may be gone in a moment. */
  flush: () => void;
  /** Forgets this opening's draft: it was saved. */
  clear: () => void;
  /** Drafts that no open tab is writing: left by a reload, a crash or a closed tab; newest first. */
  abandoned: () => Promise<Draft[]>;
  close: () => void;
}

/**
 * Opens a session. From its first change until it is closed it holds a Web Lock named after its draft, which the browser
 * frees even when a tab crashes: that is how another tab tells a draft in use from an abandoned one.
 */
export function openDraftSession(name: string): DraftSession {
  const id = randomUuid();
  const key = draftKey({ name, id });
  const keptPictures = new Map<string, File>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => Record<string, unknown> | undefined) | undefined;
  let release: (() => void) | undefined;

  const forget = () => {
    removeDraft({ name, id });
    keptPictures.clear();
    void removePictures(key);
  };
  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    const read = pending;
    cancel();
    if (!read) return;
    const values = read();
    if (values) keepDraft({ name, id }, values, keptPictures);
    else forget();
  };

  return {
    schedule: (read) => {
      cancel();
      release ??= holdLock(key);
      pending = read;
      timer = setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    clear: () => {
      cancel();
      forget();
    },
    abandoned: async () => {
      const inUse = await heldLocks();
      return listDrafts(name).filter((draft) => draft.id !== id && !inUse.has(draftKey(draft)));
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
  // Without the API (an insecure origin) two tabs may offer each other's draft; neither overwrites it.
  void navigator.locks?.request(key, () => held);
  return release;
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map((lock) => lock.name));
}
