import { createStore, get, promisifyRequest } from 'idb-keyval';

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
    await write((store) => store.put(kept, key));
    return true;
  } catch {
    return false;
  }
}

export async function readFile(key: string): Promise<File | undefined> {
  try {
    const kept = await get<StoredFile>(key, files);
    return kept && new File([kept.bytes], kept.name, { type: kept.type });
  } catch {
    return undefined;
  }
}

/** Removes the files of a session. */
export function removeFiles(opening: string): void {
  write((store) => store.delete(IDBKeyRange.bound(`${opening}/`, `${opening}/\uffff`))).catch(
    () => undefined,
  );
}

async function write(ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return files('readwrite', (store) => {
    const request = ask(store);
    // The transaction completes even if the page unloads.
    store.transaction.commit();
    return promisifyRequest(request);
  });
}
