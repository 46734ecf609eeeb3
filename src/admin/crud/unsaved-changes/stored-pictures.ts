import { createStore, promisifyRequest } from 'idb-keyval';

/** A file in parts: in a private window Safari's database takes bytes, and no files. */
interface StoredPicture {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Picture files of unsaved changes, in IndexedDB because localStorage takes text only. Every failure means "not kept". */
const pictures = createStore('admin-drafts', 'pictures');

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
    return await pictures(mode, (store) => {
      const request = ask(store);
      // The database has all it needs, even if the page is gone before it answers.
      store.transaction.commit();
      return promisifyRequest(request);
    });
  } catch {
    return undefined;
  }
}
