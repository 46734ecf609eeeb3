import type { ContentVersions } from './content/read-versions';
import { isoTime } from './time/iso-time';

/** Of the built site, from its root. */
export const BUILT_FILE = 'built.json';

/** What a build says of itself, for staff. */
export interface Built {
  /** When it began to read, by the database's clock. */
  readAt: string;
  versions: ContentVersions;
  /** When the record of each page was last changed, by the page's path. */
  pages: Readonly<Record<string, string>>;
  /** The edge answers with title and picture before the next build. */
  isAtTheEdge: boolean;
}

/** `undefined` on a server of sources, which builds nothing. */
export async function readBuilt(signal: AbortSignal): Promise<Built | undefined> {
  const response = await fetch(`/${BUILT_FILE}`, { cache: 'no-cache', signal });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as Built) : undefined;
}

/** Whether the page at a path was built of the record as it is now. */
export function isBuilt({ pages }: Built, path: string, updatedAt: unknown): boolean {
  return pages[path] === isoTime(String(updatedAt));
}
