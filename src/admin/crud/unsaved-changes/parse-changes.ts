import type { ContentType } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';
import { isPickedFile } from '../../../schema/kinds/file';
import { mapNested } from '../../../shared/map-nested';

export interface UnsavedChanges {
  /** Format version; other versions are not offered. */
  version: 1;
  /** The form's key, such as "blog_posts/create". */
  name: string;
  /** Id of the session: tabs do not overwrite each other's changes. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Id of the user; undefined before sign-in. */
  owner?: string;
  /** With a `KeptFile` in place of each picked file. */
  values: Record<string, unknown>;
  /** A copy on the server, of another device. */
  isElsewhere?: true;
}

/** Reference to a picked file (picked-files.ts). */
export interface KeptFile {
  $file: string;
  title: string;
  replaces?: string;
}

export function isKeptFile(value: unknown): value is KeptFile {
  return isObject(value) && typeof value.$file === 'string';
}

/** Replaces picked and stored files by their names, for display. */
export const withFileNames = (value: unknown): unknown =>
  mapNested(value, (one) => (isPickedFile(one) || isKeptFile(one) ? one.title : undefined));

/** As on the server (supabase/schemas/02-records-and-unsaved-changes.sql). */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether stored changes have this version, and are not older than thirty days. */
export function isCurrent(changes: unknown): changes is UnsavedChanges {
  return (
    isObject(changes) && changes.version === 1 && Number(changes.savedAt) > Date.now() - MAX_AGE_MS
  );
}

/** With the values that the form's inputs can hold; `undefined` if there are none. */
export function fittingChanges(
  changes: UnsavedChanges,
  { fields }: ContentType,
): UnsavedChanges | undefined {
  const fitting = Object.entries(changes.values).filter(([column, value]) => {
    const field = fields[column];
    if (!field) return false;
    const isStructured = kindOf(field).isStructured === true;
    return value === null || isKeptFile(value) || (typeof value === 'object') === isStructured;
  });
  return fitting.length > 0 ? { ...changes, values: Object.fromEntries(fitting) } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
