/** Picture files of unsaved changes, in IndexedDB because localStorage takes text only. Every failure means "not kept". */
const DATABASE = 'admin-drafts';
const STORE = 'pictures';

/** A file in parts: in a private window Safari's database takes bytes, and no files. */
interface StoredPicture {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

export async function keepPicture(key: string, file: File): Promise<void> {
  const kept: StoredPicture = { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
  await inStore('readwrite', (store) => store.put(kept, key));
}

export async function readPicture(key: string): Promise<File | undefined> {
  const kept = await inStore<StoredPicture | undefined>('readonly', (store) => store.get(key));
  return kept && new File([kept.bytes], kept.name, { type: kept.type });
}

/** Removes the pictures of one opening of a form. */
export async function removePictures(key: string): Promise<void> {
  await inStore('readwrite', (store) =>
    store.delete(IDBKeyRange.bound(`${key}/`, `${key}/\uffff`)),
  );
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      // The database has all it needs, even if the page is gone before it answers.
      transaction.commit();
      return await settled(request);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
