import type { DataProvider } from 'react-admin';
import { v4 as randomUuid } from 'uuid';
import type { ContentType, FormValues } from '../../schema/content-type';
import type { FilePlace, StoreFile } from '../../schema/files';
import { kindOf } from '../../schema/kinds';
import { slugify } from '../../shared/slug';
import { isRefusal, errorMessage, UploadError } from './server-refusal';
import { supabase } from './supabase-client';

/** Immutable. */
const CACHE_SECONDS = '31536000';
/** Characters of a readable name. */
const MAX_NAME_LENGTH = 80;

interface StoredFile {
  bucket: string;
  path: string;
  /** The address in rows. */
  url: string;
}

/**
 * Uploads below a random name with its extension (docs/specification.md, 7), or with its readable name in a random
 * folder. An aborted upload leaves nothing.
 */
export async function storeFile(
  { bucket, folder, keepsName }: FilePlace,
  file: File,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const [, stem = '', extension = 'bin'] = /^(.*)\.([a-z0-9]+)$/i.exec(file.name) ?? [];
  const name = keepsName ? `/${slugify(stem).slice(0, MAX_NAME_LENGTH) || 'file'}` : '';
  const path = `${folder}/${randomUuid()}${name}.${extension.toLowerCase()}`;
  // The embedded backend takes bytes, but no form with a file.
  const bytes = await file.arrayBuffer();
  const { error } = await supabase.storage
    .from(bucket)
    .upload(path, bytes, { contentType: file.type, cacheControl: CACHE_SECONDS });
  if (error) {
    // storage-js wraps the reason of a failed request.
    const reason = 'originalError' in error ? error.originalError : error;
    // Hosted storage answers 400, with the real status in the body.
    throw new UploadError(
      errorMessage(reason),
      Number(error.statusCode) || error.status,
      file.type.startsWith('image/') ? 'Image' : 'File',
    );
  }
  const stored = { bucket, path, url: addressOf(bucket, path) };
  if (signal?.aborted) await removeFile(stored);
  signal?.throwIfAborted();
  return stored;
}

/** On the page's own origin a path, which survives a change of port. */
export function addressOf(bucket: string, path: string): string {
  const { publicUrl } = supabase.storage.from(bucket).getPublicUrl(path).data;
  const { origin } = window.location;
  return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
}

export async function removeFile({ bucket, path }: StoredFile): Promise<void> {
  await supabase.storage.from(bucket).remove([path]);
}

interface Upload extends StoredFile {
  column: string;
}

/**
 * Uploads chosen files, then saves the row; if that fails, the files are removed. Not react-admin's `beforeSave`, which
 * does not learn of the failure.
 */
export async function withStoredFiles<Result>(
  rest: DataProvider,
  schema: ContentType,
  values: FormValues,
  save: (values: FormValues) => Promise<Result>,
): Promise<Result> {
  const uploads: Upload[] = [];
  const saving = new AbortController();
  const stored = { ...values };
  try {
    for (const [column, value] of Object.entries(values)) {
      const field = schema.fields[column];
      if (!field) continue;
      // A duplicated section has the same file.
      const urls = new Map<File, Promise<string>>();
      const upload: StoreFile = async (file, place) => {
        const one = await storeFile(place, file, saving.signal);
        uploads.push({ ...one, column });
        return one.url;
      };
      const store: StoreFile = (file, place) => {
        const url = urls.get(file) ?? upload(file, place);
        urls.set(file, url);
        return url;
      };
      const { storeFiles } = kindOf(field);
      if (storeFiles) stored[column] = await storeFiles(value, field, store);
    }
    return await save(stored);
  } catch (error) {
    // Of others that are still on their way.
    saving.abort();
    const removed = uploads.map((upload) => removeUnlessUsed(rest, schema, upload, error));
    // Only the row's failure is reported: a file is rather kept than lost.
    await Promise.allSettled(removed);
    throw error;
  }
}

/** A row without an answer may have been stored; then its file must stay. */
async function removeUnlessUsed(
  rest: DataProvider,
  schema: ContentType,
  upload: Upload,
  error: unknown,
): Promise<void> {
  if (isRefusal(error) || (await isFree(rest, schema, upload))) await removeFile(upload);
}

/** Only a column with the bare address can be queried; elsewhere the file is kept. */
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
