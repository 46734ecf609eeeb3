import type { PickedImage } from '../../../schema/kinds/picked-image';
import { readPicture } from './draft-pictures';
import { draftKey } from './draft-storage';
import type { Draft } from './parse-draft';

/** A draft's values as the form takes them, pictures included; `missing` names pictures that could not be kept. */
export async function restoredValues(
  draft: Draft,
): Promise<{ values: Record<string, unknown>; missing: string[] }> {
  const values: Record<string, unknown> = { ...draft.values };
  const missing: string[] = [];
  for (const [field, title] of Object.entries(draft.pictures)) {
    const file = await readPicture(`${draftKey(draft)}/${field}`);
    if (!file) {
      missing.push(title);
      continue;
    }
    values[field] = { rawFile: file, src: URL.createObjectURL(file), title } satisfies PickedImage;
  }
  return { values, missing };
}
