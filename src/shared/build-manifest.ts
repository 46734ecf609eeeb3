import type { ContentState } from './content/content-state';
import { isoTime } from './time/iso-time';

/** Below the site's root. */
export const BUILT_FILE = 'built.json';

/** A build's manifest, for staff. */
export interface BuildManifest {
  /** The database's time when it began to read. */
  readAt: string;
  state: ContentState;
  /** Times of the records' last change, by path. */
  pages: Readonly<Record<string, string>>;
  /** An edge function sets title and picture of newer posts. */
  isAtTheEdge: boolean;
}

/** `undefined` in development, which has no build. */
export async function readBuildManifest(signal: AbortSignal): Promise<BuildManifest | undefined> {
  const response = await fetch(`/${BUILT_FILE}`, { cache: 'no-cache', signal });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as BuildManifest) : undefined;
}

/** Whether the built page has the record's current state. */
export function isBuilt({ pages }: BuildManifest, path: string, updatedAt: unknown): boolean {
  return pages[path] === isoTime(String(updatedAt));
}
