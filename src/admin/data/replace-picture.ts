import { HttpError, type DataProvider } from 'react-admin';
import { replacePictureInRow, type NewPicture } from './replace-picture-in-row';
import { pictureSize } from './picture-size';
import { removeFile, storeFile } from './file-storage';
import type { LibraryPicture, PictureUse } from './picture-library';
import { messageOf } from './server-refusal';

export interface Replacement {
  to: NewPicture;
  replaced: PictureUse[];
  /** What keeps the old picture, and why. */
  left: { title: string; reason: string }[];
}

interface Options {
  picture: LibraryPicture;
  /** The records that are to show the new one. */
  uses: readonly PictureUse[];
  file: File;
  place: { bucket: string; folder: string };
  /** Something else will show it, too: the file stays, whatever happens to the records. */
  isNeeded: boolean;
}

/**
 * Stores a file and puts it in the place of a picture, one record after the other. Each is written only if nobody has
 * changed it since it was read here; the old file stays for the versions that history keeps.
 */
export async function replacePicture(
  dataProvider: DataProvider,
  { picture, uses, file, place, isNeeded }: Options,
): Promise<Replacement> {
  const stored = await storeFile(place, file);
  const result: Replacement = {
    to: { path: stored.path, ...(await pictureSize(stored.url)) },
    replaced: [],
    left: [],
  };
  for (const use of uses) {
    try {
      await replaceIn(dataProvider, use, picture.path, result.to);
      result.replaced.push(use);
    } catch (error) {
      result.left.push({ title: use.title, reason: messageOf(error) });
    }
  }
  if (result.replaced.length === 0 && !isNeeded) await removeFile(stored);
  return result;
}

async function replaceIn(
  dataProvider: DataProvider,
  { table, id }: PictureUse,
  from: string,
  to: NewPicture,
): Promise<void> {
  const { data } = await dataProvider.getMany(table, { ids: [id] });
  const [row] = data;
  if (!row) throw new HttpError('It has been deleted meanwhile', 410);
  await dataProvider.update(table, {
    id,
    data: replacePictureInRow(row, from, to),
    previousData: row,
  });
}
