import { isPickedFile } from '../../../schema/kinds/file';

/** What somebody typed and did not save yet, as this browser keeps it. */
export interface UnsavedChanges {
  /** The shape of this record; one of another shape is not offered. */
  version: 1;
  /** Which form, such as "blog_posts/create". */
  name: string;
  /** Which opening of the form: every tab writes its own, so that two never overwrite each other. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Who typed it; nobody as long as nobody had signed in. */
  owner?: string;
  /** A `KeptFile` stands for each file that was chosen. */
  values: Record<string, unknown>;
  /** Not of this browser: the server's copy of what was typed on another device. */
  isElsewhere?: true;
}

/** A chosen file, whose bytes are in `stored-files.ts` under this id. */
export interface KeptFile {
  $file: string;
  title: string;
}

export function isKeptFile(value: unknown): value is KeptFile {
  return isObject(value) && typeof value.$file === 'string' && typeof value.title === 'string';
}

/** Values with the name of each file in its place, whether it is chosen or kept: as people read them. */
export function withFileNames(value: unknown): unknown {
  if (isPickedFile(value) || isKeptFile(value)) return value.title;
  if (Array.isArray(value)) return value.map(withFileNames);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, one]) => [key, withFileNames(one)]);
  return Object.fromEntries(members) as unknown;
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A device's clock may have been wrong when they were written. */
const CLOCK_ERROR_MS = 24 * 60 * 60 * 1000;

/**
 * What storage gave back, which anything on this origin can have written; `undefined` when it is something else, or older
 * than thirty days.
 */
export function parseChanges(text: string | null, now: number): UnsavedChanges | undefined {
  const changes = parseJson(text);
  if (!isObject(changes) || changes.version !== 1) return undefined;
  const { name, id, savedAt, owner, values } = changes;
  if (typeof name !== 'string' || typeof id !== 'string') return undefined;
  if (typeof savedAt !== 'number' || !isRecent(savedAt, now)) return undefined;
  if (owner !== undefined && typeof owner !== 'string') return undefined;
  if (!isObject(values)) return undefined;
  return { version: 1, name, id, savedAt, owner, values };
}

/**
 * The part of them that the form has fields for and that an input can hold; `undefined` when nothing is left.
 * @param structured the columns whose inputs hold a list or a group
 */
export function fittingChanges(
  changes: UnsavedChanges,
  columns: readonly string[],
  structured: readonly string[] = [],
): UnsavedChanges | undefined {
  const isHoldable = (column: string, value: unknown) =>
    value === null ||
    isKeptFile(value) ||
    (typeof value === 'object') === structured.includes(column);
  const fitting = Object.entries(changes.values).filter(
    ([column, value]) => columns.includes(column) && isHoldable(column, value),
  );
  return fitting.length > 0 ? { ...changes, values: Object.fromEntries(fitting) } : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isRecent(time: number, now: number): boolean {
  return time > now - MAX_AGE_MS && time < now + CLOCK_ERROR_MS;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
