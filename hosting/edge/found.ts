import type { PageSubject } from '../../src/site/seo/page-subject.ts';

/** What Supabase says of an address. */
export type Found =
  /** A page that is newer than the build. */
  { kind: 'page'; subject: PageSubject } | { kind: 'moved'; path: string } | { kind: 'unknown' };

/** A visitor waits for no longer than that before he gets the page that the host has. */
export const PATIENCE_MS = 2500;
