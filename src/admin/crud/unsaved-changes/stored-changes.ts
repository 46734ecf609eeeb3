import type { Identifier } from 'react-admin';
import { v4 as randomUuid } from 'uuid';
import { replacePicked } from '../../../schema/kinds/file';
import { lastPerson } from '../../data/session';
import { createStore } from '../../ui/create-store';
import { isCurrent, withFileNames, type KeptFile, type UnsavedChanges } from './parse-changes';
import { removeCopies } from './server-copies';
import { keepFile, removeFiles } from './picked-files';

export type Key = Pick<UnsavedChanges, 'name' | 'id'>;

/** Whether the last write stored all texts and files: the storage may be full or blocked. */
export const isAllKept = createStore(true);

/** Key of a form's changes: "blog_posts/create" or "blog_posts/<id>". */
export function formName(table: string, id: Identifier = 'create'): string {
  return `${table}/${id}`;
}

/** Key in localStorage. */
export function keyOf({ name, id }: Key): string {
  return `draft:${name}:${id}`;
}

/** Changes of a form, or of all forms, newest first; removes invalid ones, and those older than thirty days. */
export function listChanges(name?: string): UnsavedChanges[] {
  return tolerant([], () => {
    const prefix = name === undefined ? 'draft:' : `draft:${name}:`;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const found: UnsavedChanges[] = [];
    for (const key of keys) {
      const text = localStorage.getItem(key) ?? '';
      const changes = tolerant(undefined, () => JSON.parse(text) as unknown);
      if (isCurrent(changes)) found.push(changes);
      else {
        localStorage.removeItem(key);
        removeFiles(key);
      }
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  });
}

/** Of the current user, and those typed before sign-in. */
export function ownChanges(name?: string, person = lastPerson()): UnsavedChanges[] {
  const isOwn = ({ owner }: UnsavedChanges) => owner === undefined || owner === person;
  return listChanges(name).filter(isOwn);
}

/** Writes a form's values, and picked files separately; the outcome is in `isAllKept`. */
export function keepChanges({ name, id }: Key, values: Record<string, unknown>): UnsavedChanges {
  const stored: Promise<boolean>[] = [];
  const plain = replacePicked(values, ({ rawFile, title, replaces }): KeptFile => {
    const file = storedFile(keyOf({ name, id }), rawFile);
    stored.push(file.isStored);
    return { $file: file.id, title, replaces };
  }) as UnsavedChanges['values'];
  const changes: UnsavedChanges = {
    ...{ version: 1, name, id, savedAt: Date.now() },
    ...{ owner: lastPerson(), values: plain },
  };
  const isKept = tolerant(false, () => {
    localStorage.setItem(keyOf(changes), JSON.stringify(changes));
    return true;
  });
  latest = changes;
  void Promise.all(stored).then((files) => {
    if (latest === changes) isAllKept.set(isKept && files.every(Boolean));
  });
  return changes;
}

let latest: UnsavedChanges | undefined;

/** A file is written once with the changes that it belongs to. */
const written = new Map<string, WeakMap<File, { id: string; isStored: Promise<boolean> }>>();

function storedFile(opening: string, file: File) {
  const files = written.get(opening) ?? new WeakMap();
  written.set(opening, files);
  const before = files.get(file);
  if (before) return before;
  const id = randomUuid();
  const stored = { id, isStored: keepFile(`${opening}/${id}`, file) };
  files.set(file, stored);
  return stored;
}

/** Removes changes here and, if signed in, on the server. */
export function removeChanges(changes: Key): void {
  removeFromDevice(changes);
  removeCopies({ id: changes.id });
}

export function removeFromDevice(changes: Key): void {
  tolerant(undefined, () => localStorage.removeItem(keyOf(changes)));
  removeFiles(keyOf(changes));
  written.delete(keyOf(changes));
}

/** Removes changes of a deleted record. */
export function forgetRecord(table: string, id: Identifier): void {
  const name = formName(table, id);
  listChanges(name).forEach(removeFromDevice);
  removeCopies({ form: name });
}

/** Removes changes of an unmounted form that equal the saved record. */
export function forgetSaved(name: string, saved: Record<string, unknown>): void {
  const asText = (value: unknown) => JSON.stringify(withFileNames(value));
  const isSaved = ({ values }: UnsavedChanges) =>
    Object.entries(values).every(([field, value]) => asText(value) === asText(saved[field]));
  listChanges(name).filter(isSaved).forEach(removeChanges);
}

/** Storage throws when full, disabled or blocked. */
function tolerant<Result>(otherwise: Result, action: () => Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
