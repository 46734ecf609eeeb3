/** Picture files of drafts, in IndexedDB because localStorage takes text only. Every failure means "not kept". */
const DATABASE = 'admin-drafts';
const STORE = 'pictures';

export async function keepPicture(key: string, file: File): Promise<void> {
  await inStore('readwrite', (store) => store.put(file, key));
}

export async function readPicture(key: string): Promise<File | undefined> {
  const found = await inStore<unknown>('readonly', (store) => store.get(key));
  return found instanceof File ? found : undefined;
}

/** Removes the pictures of one draft. */
export async function removePictures(draftKey: string): Promise<void> {
  await inStore('readwrite', (store) =>
    store.delete(IDBKeyRange.bound(`${draftKey}/`, `${draftKey}/\uffff`)),
  );
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
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
