import { type DataProvider, HttpError } from 'react-admin';
import { pictureSize } from './picture-size';
import { type NewPicture, replacePictureInRow } from './replace-picture-in-row';
import { messageOf } from './server-refusal';
import { addressOf, removeFile, storeFile } from './stored-files';
import { dataOf, supabase } from './supabase-client';

/** A record that shows a picture. */
export interface PictureUse {
  table: string;
  id: string;
  title: string;
}

/** A stored picture and who shows it. */
export interface LibraryPicture {
  bucket: string;
  path: string;
  size: number | null;
  added_at: string;
  /** What it shows, in the words of those who use it. */
  descriptions: string[];
  used_in: PictureUse[];
  /** Whether a kept version shows it. */
  is_kept: boolean;
  /** What a row keeps of it. */
  url: string;
}

/** Every picture that is stored, the newest first. */
export async function storedPictures(): Promise<LibraryPicture[]> {
  const pictures = dataOf(await supabase.rpc('picture_library')) as unknown as Omit<
    LibraryPicture,
    'url'
  >[];
  return pictures.map((picture) => ({ ...picture, url: addressOf(picture.bucket, picture.path) }));
}

/** Whether nothing would miss it. */
export function isUnused({ used_in, is_kept }: LibraryPicture): boolean {
  return used_in.length === 0 && !is_kept;
}

export async function removePictures(pictures: readonly LibraryPicture[]): Promise<void> {
  for (const bucket of new Set(pictures.map((picture) => picture.bucket))) {
    const paths = pictures.flatMap((one) => (one.bucket === bucket ? one.path : []));
    const { data, error } = await supabase.storage.from(bucket).remove(paths);
    if (error) throw new HttpError(error.message, 400);
    if (data.length < paths.length) throw new HttpError('Not all of them were removed', 403);
  }
}

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
