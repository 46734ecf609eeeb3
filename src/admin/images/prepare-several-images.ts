import type { PickedFile } from '../../schema/kinds/file';
import { andList } from '../../shared/text';
import { prepareImage } from './prepare-image';

/**
 * Prepares pictures sequentially, in order.
 * @param take stores a picture; `false` when full or gone
 * @returns the problems of pictures not taken
 */
export async function prepareSeveralImages(
  files: readonly File[],
  take: (picture: PickedFile) => boolean | undefined,
): Promise<string | undefined> {
  const problems: string[] = [];
  for (const [index, chosen] of files.entries()) {
    const { file, problem } = await prepareImage(chosen);
    if (problem) problems.push(problem);
    if (!file || take(pickedFile(file))) continue;
    const left = files.slice(index).map(({ name }) => `“${name}”`);
    problems.push(`There is no room for ${andList(left)}.`);
    break;
  }
  return problems.join(' ') || undefined;
}

const pickedFile = (file: File): PickedFile => ({
  rawFile: file,
  src: URL.createObjectURL(file),
  title: file.name,
});
