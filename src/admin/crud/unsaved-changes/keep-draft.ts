import { isPickedImage } from '../../../schema/kinds/picked-image';
import { keepPicture } from './draft-pictures';
import { draftKey, writeDraft } from './draft-storage';
import type { Draft } from './parse-draft';

/**
 * Writes a form's values as a draft, the files of chosen pictures apart.
 * @param kept the files that are stored already, by field; those that are added here join them
 */
export function keepDraft(
  { name, id }: Pick<Draft, 'name' | 'id'>,
  values: Record<string, unknown>,
  kept = new Map<string, File>(),
): void {
  const pictures: Draft['pictures'] = {};
  const plain: Draft['values'] = {};
  for (const [field, value] of Object.entries(values)) {
    if (!isPickedImage(value)) {
      plain[field] = withoutFiles(value);
      continue;
    }
    pictures[field] = value.title;
    if (kept.get(field) === value.rawFile) continue;
    kept.set(field, value.rawFile);
    void keepPicture(`${draftKey({ name, id })}/${field}`, value.rawFile);
  }
  writeDraft({ version: 1, name, id, savedAt: Date.now(), values: plain, pictures });
}

/** A picture inside a list or a group has to be chosen again. */
function withoutFiles(value: unknown): unknown {
  if (isPickedImage(value)) return null;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutFiles(one)]));
}
