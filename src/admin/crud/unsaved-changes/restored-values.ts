import type { PickedFile } from '../../../schema/kinds/file';
import { isKeptFile, type UnsavedChanges } from './parse-changes';
import { keyOf } from './stored-changes';
import { readFile } from './stored-files';

/**
 * The values as the form takes them, files included.
 * @param stored what the form was opened with: it stays where a file could not be kept
 * @returns `missing` names the files that could not
 */
export async function restoredValues(
  changes: UnsavedChanges,
  stored: unknown,
): Promise<{ values: Record<string, unknown>; missing: string[] }> {
  const missing: string[] = [];
  const restore = async (value: unknown, before: unknown): Promise<unknown> => {
    if (isKeptFile(value)) {
      const file = await readFile(`${keyOf(changes)}/${value.$file}`);
      if (file) return picked(file, value.title);
      missing.push(value.title);
      return typeof before === 'string' ? before : null;
    }
    if (Array.isArray(value)) {
      return Promise.all(
        value.map((one, index) => restore(one, counterpart(value, index, before))),
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(
      async ([key, one]) => [key, await restore(one, memberOf(before, key))] as const,
    );
    return Object.fromEntries(await Promise.all(members));
  };
  const values = (await restore(changes.values, stored)) as Record<string, unknown>;
  return { values, missing };
}

function picked(rawFile: File, title: string): PickedFile {
  return { rawFile, src: URL.createObjectURL(rawFile), title };
}

function memberOf(value: unknown, key: string | number): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** The same item of the stored list: a section by its id, any other by its place unless items came or went. */
function counterpart(list: readonly unknown[], index: number, stored: unknown): unknown {
  if (!Array.isArray(stored)) return undefined;
  const id = memberOf(list[index], 'id');
  if (id !== undefined) return stored.find((one: unknown) => memberOf(one, 'id') === id);
  return stored.length === list.length ? (stored[index] as unknown) : undefined;
}
