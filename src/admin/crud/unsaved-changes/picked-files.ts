import { createStore, promisifyRequest } from 'idb-keyval';

/** A file as bytes: Safari's IndexedDB stores no files in private windows. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Picked files of unsaved changes, in IndexedDB. */
const files = createStore('admin-drafts', 'pictures');

/** Resolves to whether the file is stored. */
export async function keepFile(key: string, file: File): Promise<boolean> {
  try {
    const kept: StoredFile = { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
    await inStore('readwrite', (store) => store.put(kept, key));
    return true;
  } catch {
    return false;
  }
}

export async function readFile(key: string): Promise<File | undefined> {
  const kept = await inStore<StoredFile | undefined>('readonly', (store) => store.get(key)).catch(
    () => undefined,
  );
  return kept && new File([kept.bytes], kept.name, { type: kept.type });
}

/** Removes the files of a session. */
export function removeFiles(opening: string): void {
  inStore('readwrite', (store) =>
    store.delete(IDBKeyRange.bound(`${opening}/`, `${opening}/\uffff`)),
  ).catch(() => undefined);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return files(mode, (store) => {
    const request = ask(store);
    // The transaction completes even if the page unloads.
    store.transaction.commit();
    return promisifyRequest(request);
  });
}
