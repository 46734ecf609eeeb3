import { mapNested } from '../../../shared/map-nested';
import { isKeptFile, type KeptFile, type UnsavedChanges } from './parse-changes';
import { readFile } from './picked-files';
import { keyOf } from './stored-changes';

/** Form values with restored files; `missing` names those that could not be stored, in whose place is what they replaced. */
export async function restoredValues(
  changes: UnsavedChanges,
): Promise<{ values: Record<string, unknown>; missing: string[] }> {
  const kept: KeptFile[] = [];
  mapNested(changes.values, (one) => void (isKeptFile(one) && kept.push(one)));
  const read = kept.map(
    async ({ $file }) => [$file, await readFile(`${keyOf(changes)}/${$file}`)] as const,
  );
  const files = new Map(await Promise.all(read));
  const values = mapNested(changes.values, (one) => {
    if (!isKeptFile(one)) return undefined;
    const { $file, title, replaces } = one;
    const rawFile = files.get($file);
    if (!rawFile) return replaces ?? null;
    return { rawFile, src: URL.createObjectURL(rawFile), title, replaces };
  });
  const missing = kept.filter(({ $file }) => !files.get($file)).map(({ title }) => title);
  return { values: values as UnsavedChanges['values'], missing };
}
