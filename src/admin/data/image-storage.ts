import { v4 as randomUuid } from 'uuid';
import { ImageUploadError, messageOf } from './server-refusal';
import { supabase } from './supabase-client';

/** A picture never changes under its name. */
const CACHE_SECONDS = '31536000';

export interface StoredImage {
  bucket: string;
  path: string;
  /** What the row keeps. */
  url: string;
}

/**
 * Uploads a prepared picture under a random name that keeps its extension (docs/specification.md, 7). Nothing is left of
 * one that was called off.
 */
export async function storeImage(
  { bucket, folder }: { bucket: string; folder: string },
  file: File,
  signal?: AbortSignal,
): Promise<StoredImage> {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
  const path = `${folder}/${randomUuid()}.${extension}`;
  // The embedded backend takes bytes, and no form with a file in it.
  const bytes = await file.arrayBuffer();
  const { error } = await supabase.storage
    .from(bucket)
    .upload(path, bytes, { contentType: file.type, cacheControl: CACHE_SECONDS });
  if (error) {
    // Of a request without an answer storage-js keeps the reason.
    const reason = 'originalError' in error ? error.originalError : error;
    // Hosted storage answers a refusal with status 400 and the real one as text in the body.
    throw new ImageUploadError(messageOf(reason), Number(error.statusCode) || error.status);
  }
  const stored = { bucket, path, url: addressOf(bucket, path) };
  if (signal?.aborted) await removeImage(stored);
  signal?.throwIfAborted();
  return stored;
}

/** The public address of a stored picture, as rows keep it. */
export function addressOf(bucket: string, path: string): string {
  return withoutOwnOrigin(supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl);
}

export async function removeImage({ bucket, path }: StoredImage): Promise<void> {
  await supabase.storage.from(bucket).remove([path]);
}

/** A picture on the page's own origin keeps its path only, so that the post survives a change of port. */
function withoutOwnOrigin(url: string): string {
  return url.startsWith(`${window.location.origin}/`)
    ? url.slice(window.location.origin.length)
    : url;
}
