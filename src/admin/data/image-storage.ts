import { v4 as randomUuid } from 'uuid';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { reportUploadProgress } from './upload-progress';
import { ImageUploadError } from './image-upload-error';
import { ADMIN_CLIENT, supabase } from './supabase-client';

/** An upload that has not moved for this long is given up. */
const STALLED_AFTER_MS = 30_000;

export interface StoredImage {
  bucket: string;
  path: string;
  /** What the row keeps. */
  url: string;
}

/** Uploads a prepared picture under a random name that keeps its extension (docs/specification.md, 7). */
export async function storeImage(
  { bucket, folder }: { bucket: string; folder: string },
  file: File,
  signal?: AbortSignal,
): Promise<StoredImage> {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
  const path = `${folder}/${randomUuid()}.${extension}`;
  await upload(bucket, path, file, signal);
  return { bucket, path, url: addressOf(bucket, path) };
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

/** As storage-js uploads, but by XMLHttpRequest: fetch cannot tell how far an upload has come. */
async function upload(
  bucket: string,
  path: string,
  file: File,
  signal?: AbortSignal,
): Promise<void> {
  const { data } = await supabase.auth.getSession();
  const bytes = await file.arrayBuffer();
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(stalled);
    stalled = setTimeout(abort, STALLED_AFTER_MS);
  };

  try {
    signal?.addEventListener('abort', abort);
    await new Promise<void>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => {
        reportUploadProgress({ file, loaded, total });
        waitOn();
      };
      request.onload = () => (request.status < 300 ? resolve() : reject(refusalOf(request)));
      request.onerror = () => reject(new ImageUploadError('the server could not be reached'));
      request.onabort = () => reject(new ImageUploadError('the upload stopped moving'));
      request.open('POST', `${supabaseUrl}/storage/v1/object/${bucket}/${path}`);
      request.setRequestHeader('apikey', supabaseKey);
      request.setRequestHeader(
        'authorization',
        `Bearer ${data.session?.access_token ?? supabaseKey}`,
      );
      request.setRequestHeader('x-client-info', ADMIN_CLIENT);
      request.setRequestHeader('content-type', file.type);
      request.setRequestHeader('cache-control', 'max-age=31536000');
      request.setRequestHeader('x-upsert', 'false');
      waitOn();
      request.send(bytes);
    });
  } finally {
    clearTimeout(stalled);
    signal?.removeEventListener('abort', abort);
    reportUploadProgress(undefined);
  }
}

/** Hosted storage answers a refusal with status 400 and the real one as text in the body. */
function refusalOf(request: XMLHttpRequest): ImageUploadError {
  try {
    const body = JSON.parse(request.responseText) as { message?: string; statusCode?: string };
    return new ImageUploadError(
      body.message ?? request.statusText,
      Number(body.statusCode) || request.status,
    );
  } catch {
    return new ImageUploadError(
      request.statusText || `the server answered ${request.status}`,
      request.status,
    );
  }
}
