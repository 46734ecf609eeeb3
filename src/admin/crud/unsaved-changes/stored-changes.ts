import type { Identifier } from 'react-admin';
import { isPickedFile, replacePicked, type PickedFile } from '../../../schema/kinds/file';
import { parseChanges, type UnsavedChanges } from './parse-changes';
import { removeCopiesOf, removeCopy } from './server-copies';
import { keepPicture, readPicture, removePictures } from './stored-pictures';

type Key = Pick<UnsavedChanges, 'name' | 'id'>;

/** The name that a form's unsaved changes go by: "blog_posts/create", or "blog_posts/<id>" of an edit. */
export function formName(table: string, id: Identifier = 'create'): string {
  return `${table}/${id}`;
}

/** Where localStorage has them. */
export function keyOf({ name, id }: Key): string {
  return `draft:${name}:${id}`;
}

/** The unsaved changes of a form, or of all of them, newest first; those older than thirty days, and what is none, are thrown away. */
export function listChanges(name?: string, now = Date.now()): UnsavedChanges[] {
  return tolerant([], () => {
    const prefix = name === undefined ? 'draft:' : `draft:${name}:`;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const found: UnsavedChanges[] = [];
    for (const key of keys) {
      const changes = parseChanges(localStorage.getItem(key), now);
      if (changes && keyOf(changes) === key) found.push(changes);
      else localStorage.removeItem(key);
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  });
}

/**
 * Writes a form's values, the files of chosen pictures apart. A full or blocked storage keeps nothing.
 * @param kept the files that are stored already, by field; those that are added here join them
 * @returns what is kept, without the files
 */
export function keepChanges(
  { name, id }: Key,
  values: Record<string, unknown>,
  kept = new Map<string, File>(),
): UnsavedChanges {
  const pictures: UnsavedChanges['pictures'] = {};
  const plain: UnsavedChanges['values'] = {};
  for (const [field, value] of Object.entries(values)) {
    if (!isPickedFile(value)) {
      // A picture inside a list or a group has to be chosen again.
      plain[field] = replacePicked(value, () => null);
      continue;
    }
    pictures[field] = value.title;
    if (kept.get(field) === value.rawFile) continue;
    kept.set(field, value.rawFile);
    void keepPicture(`${keyOf({ name, id })}/${field}`, value.rawFile);
  }
  const changes: UnsavedChanges = {
    ...{ version: 1, name, id, savedAt: Date.now() },
    ...{ values: plain, pictures },
  };
  tolerant(undefined, () => localStorage.setItem(keyOf(changes), JSON.stringify(changes)));
  return changes;
}

/** The values as the form takes them, pictures included; `missing` names pictures that could not be kept. */
export async function restoredValues(
  changes: UnsavedChanges,
): Promise<{ values: Record<string, unknown>; missing: string[] }> {
  const values: Record<string, unknown> = { ...changes.values };
  const missing: string[] = [];
  for (const [field, title] of Object.entries(changes.pictures)) {
    const file = await readPicture(`${keyOf(changes)}/${field}`);
    if (file) {
      const src = URL.createObjectURL(file);
      values[field] = { rawFile: file, src, title } satisfies PickedFile;
    } else missing.push(title);
  }
  return { values, missing };
}

/** Removes them here and, of whoever has signed in, on the server. */
export function removeChanges(changes: Key): void {
  tolerant(undefined, () => localStorage.removeItem(keyOf(changes)));
  void removePictures(keyOf(changes));
  removeCopy(changes.id);
}

/** Forgets what was typed about a record that is gone. */
export function forgetRecord(table: string, id: Identifier): void {
  const name = formName(table, id);
  listChanges(name).forEach(removeChanges);
  removeCopiesOf(name);
}

/** Forgets what a form that has gone left here, where it is nothing else than what is saved by now. */
export function forgetSaved(name: string, saved: Record<string, unknown>): void {
  const isSaved = ({ values, pictures }: UnsavedChanges) =>
    Object.entries(values).every(([field, value]) => {
      const now = replacePicked(saved[field], () => null);
      return JSON.stringify(value) === JSON.stringify(now);
    }) &&
    Object.entries(pictures).every(([field, title]) => {
      const now = saved[field];
      return isPickedFile(now) && now.title === title;
    });
  listChanges(name).filter(isSaved).forEach(removeChanges);
}

/** Storage throws when it is full, switched off or blocked; this is a courtesy, the form works without. */
function tolerant<Result>(otherwise: Result, action: () => Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
