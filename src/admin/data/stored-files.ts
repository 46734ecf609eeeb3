import type { DataProvider } from 'react-admin';
import type { StoreFile } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import { type FormValues, type ContentType } from '../../schema/content-type';
import { removeFile, storeFile, type StoredFile } from './file-storage';
import { isRefusal } from './server-refusal';

interface Upload extends StoredFile {
  column: string;
}

/**
 * Uploads the files chosen in a form, then saves the row with their addresses; when the row fails, no file
 * stays behind. Not react-admin's `beforeSave` callback, because that one is not told that the row failed.
 */
export async function withStoredFiles<Result>(
  rest: DataProvider,
  schema: ContentType,
  values: FormValues,
  save: (values: FormValues) => Promise<Result>,
): Promise<Result> {
  const uploads: Upload[] = [];
  const stored = { ...values };
  try {
    for (const [column, value] of Object.entries(values)) {
      const field = schema.fields[column];
      if (!field) continue;
      const store: StoreFile = async (file, place) => {
        const one = await storeFile(place, file);
        uploads.push({ ...one, column });
        return one.url;
      };
      const { storeFiles } = kindOf(field);
      if (storeFiles) stored[column] = await storeFiles(value, field, store);
    }
    return await save(stored);
  } catch (error) {
    const removed = uploads.map((upload) => removeUnlessUsed(rest, schema, upload, error));
    // Why the row failed is told, and not what else did: a file is rather kept than lost.
    await Promise.allSettled(removed);
    throw error;
  }
}

/** A row whose answer got lost may have been written all the same; then its file must stay. */
async function removeUnlessUsed(
  rest: DataProvider,
  schema: ContentType,
  upload: Upload,
  error: unknown,
): Promise<void> {
  if (isRefusal(error) || (await isFree(rest, schema, upload))) await removeFile(upload);
}

/** Only a column that holds nothing but the address can be asked; elsewhere a file is rather kept than lost. */
async function isFree(
  rest: DataProvider,
  { table, fields }: ContentType,
  { column, url }: Upload,
): Promise<boolean> {
  if (!['image', 'file'].includes(fields[column]?.kind ?? '')) return false;
  const { total } = await rest.getList(table, {
    filter: { [column]: url },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return total === 0;
}
