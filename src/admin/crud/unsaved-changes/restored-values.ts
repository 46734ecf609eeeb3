import type { PickedFile } from '../../../schema/kinds/file';
import { isKeptFile, type UnsavedChanges } from './parse-changes';
import { keyOf } from './stored-changes';
import { readFile } from './picked-files';

/**
 * Form values with restored files.
 * @param stored the form's initial values, for files that could not be stored
 * @returns `missing`: names of files that could not be stored
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

/** The matching stored item: sections by id, others by index if the length is unchanged. */
function counterpart(list: readonly unknown[], index: number, stored: unknown): unknown {
  if (!Array.isArray(stored)) return undefined;
  const id = memberOf(list[index], 'id');
  if (id !== undefined) return stored.find((one: unknown) => memberOf(one, 'id') === id);
  return stored.length === list.length ? (stored[index] as unknown) : undefined;
}
