import { HttpError } from 'react-admin';
import { addressOf } from './file-storage';
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
