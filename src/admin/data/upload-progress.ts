import { useSyncExternalStore } from 'react';

/** How far the upload of one file has come, in bytes. */
export interface UploadProgress {
  file: File;
  loaded: number;
  total: number;
}

let current: UploadProgress | undefined;
const listeners = new Set<() => void>();

/** The provider calls this at every progress event of an upload, and with `undefined` when it has ended either way. */
export function reportUploadProgress(progress: UploadProgress | undefined): void {
  current = progress;
  for (const notify of listeners) notify();
}

const now = () => current;

/** The progress of this file's upload, or `undefined` while none is under way. */
export function useUploadProgress(file: File | undefined): UploadProgress | undefined {
  const progress = useSyncExternalStore(subscribe, now, now);
  return file && progress?.file === file ? progress : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
