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
  values: Record<string, unknown>;
  /** File names of pictures that were chosen, by field; the files are in `stored-pictures.ts`. */
  pictures: Record<string, string>;
  /** Not of this browser: the server's copy of what was typed on another device. */
  isElsewhere?: true;
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
  const { name, id, savedAt, values, pictures } = changes;
  if (typeof name !== 'string' || typeof id !== 'string') return undefined;
  if (typeof savedAt !== 'number' || !isRecent(savedAt, now)) return undefined;
  if (!isObject(values) || !isObject(pictures)) return undefined;
  if (!isTexts(pictures)) return undefined;
  return { version: 1, name, id, savedAt, values, pictures };
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
    value === null || (typeof value === 'object') === structured.includes(column);
  const fitting = <Value>(
    record: Record<string, Value>,
    isHeld: (column: string, value: unknown) => boolean,
  ) =>
    Object.fromEntries(
      Object.entries(record).filter(
        ([column, value]) => columns.includes(column) && isHeld(column, value),
      ),
    );
  const values = fitting(changes.values, isHoldable);
  const pictures = fitting(changes.pictures, () => true);
  const isEmpty = Object.keys(values).length + Object.keys(pictures).length === 0;
  return isEmpty ? undefined : { ...changes, values, pictures };
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

function isTexts(record: Record<string, unknown>): record is Record<string, string> {
  return Object.values(record).every((value) => typeof value === 'string');
}
