import type { Identifier } from 'react-admin';
import { v4 as randomUuid } from 'uuid';
import { replacePicked } from '../../../schema/kinds/file';
import { lastPerson } from '../../data/session';
import { createStore } from '../../ui/create-store';
import { parseChanges, withFileNames, type KeptFile, type UnsavedChanges } from './parse-changes';
import { removeCopies } from './server-copies';
import { keepFile, removeFiles } from './picked-files';

export type Key = Pick<UnsavedChanges, 'name' | 'id'>;

/** Files of a session, and whether each is stored. */
export type KeptFiles = Map<File, { id: string; isKept: Promise<boolean> }>;

/** What the last write stored: all, no files, or nothing, if storage is full or blocked. */
export const keeping = createStore<'everything' | 'texts' | 'nothing'>('everything');

/** Key of a form's changes: "blog_posts/create" or "blog_posts/<id>". */
export function formName(table: string, id: Identifier = 'create'): string {
  return `${table}/${id}`;
}

/** Key in localStorage. */
export function keyOf({ name, id }: Key): string {
  return `draft:${name}:${id}`;
}

/** Changes of a form, or of all forms, newest first; removes invalid ones, and those older than thirty days. */
export function listChanges(name?: string, now = Date.now()): UnsavedChanges[] {
  return tolerant([], () => {
    const prefix = name === undefined ? 'draft:' : `draft:${name}:`;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const found: UnsavedChanges[] = [];
    for (const key of keys) {
      const changes = parseChanges(localStorage.getItem(key), now);
      if (changes && keyOf(changes) === key) found.push(changes);
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

/**
 * Writes a form's values, and picked files separately; the outcome is in `keeping`.
 * @param kept files of this session; new ones are added
 */
export function keepChanges(
  { name, id }: Key,
  values: Record<string, unknown>,
  kept: KeptFiles = new Map(),
): UnsavedChanges {
  const plain = replacePicked(values, ({ rawFile, title }): KeptFile => {
    const file = kept.get(rawFile) ?? storedFile(keyOf({ name, id }), rawFile);
    kept.set(rawFile, file);
    return { $file: file.id, title };
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
  if (!isKept) keeping.set('nothing');
  else {
    void Promise.all([...kept.values()].map((file) => file.isKept)).then((all) => {
      if (latest === changes) keeping.set(all.every(Boolean) ? 'everything' : 'texts');
    });
  }
  return changes;
}

let latest: UnsavedChanges | undefined;

function storedFile(opening: string, file: File) {
  const id = randomUuid();
  return { id, isKept: keepFile(`${opening}/${id}`, file) };
}

/** Removes changes here and, if signed in, on the server. */
export function removeChanges(changes: Key): void {
  removeFromDevice(changes);
  removeCopies({ id: changes.id });
}

export function removeFromDevice(changes: Key): void {
  tolerant(undefined, () => localStorage.removeItem(keyOf(changes)));
  removeFiles(keyOf(changes));
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
