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

/** Files of forms that are stored, or on their way: one whose row is saved again is sent once. */
const sent = new WeakMap<File, Promise<StoredFile>>();

/**
 * Uploads chosen files, then saves the row; if that is refused, the files are removed. Not react-admin's `beforeSave`,
 * which does not learn of the failure.
 */
export async function withStoredFiles<Result>(
  schema: ContentType,
  values: FormValues,
  save: (values: FormValues) => Promise<Result>,
): Promise<Result> {
  const files: File[] = [];
  const store: StoreFile = async (file, place) => {
    let upload = sent.get(file);
    if (!upload) {
      upload = storeFile(place, file);
      sent.set(file, upload);
      files.push(file);
    }
    try {
      return (await upload).url;
    } catch (error) {
      sent.delete(file);
      throw error;
    }
  };
  const stored = { ...values };
  for (const [column, value] of Object.entries(values)) {
    const field = schema.fields[column];
    const { storeFiles } = field ? kindOf(field) : {};
    if (field && storeFiles) stored[column] = await storeFiles(value, field, store);
  }
  try {
    return await save(stored);
  } catch (error) {
    // Without an answer the row may be there, with its files: those of earlier tries stay.
    if (isRefusal(error)) await Promise.allSettled(files.map(takeBack));
    throw error;
  }
}

async function takeBack(file: File): Promise<void> {
  const upload = sent.get(file);
  sent.delete(file);
  if (upload) await removeFile(await upload);
}
