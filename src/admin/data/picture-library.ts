import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import type { FormValues } from '../../schema/kind';
import { BLOG_IMAGES_BUCKET } from '../../shared/blog';
import { contentTypeOf } from '../../content-types/registry';
import { fieldValues } from '../../schema/row';
import { changedDraft } from './changed-draft';
import { describePictureInRow } from './describe-picture-in-row';
import { readDraft, rewriteDraft } from './draft-requests';
import { pictureSize } from './picture-size';
import { withFilledTitles } from './placeholder-values';
import { type NewPicture, replacePictureInRow } from './replace-picture-in-row';
import { errorMessage } from './server-refusal';
import { addressOf, removeFile, storeFile } from './uploads';
import { dataOf, fetchWithTimeout, supabase } from './supabase-client';

export interface PictureUse {
  table: string;
  id: string;
  title: string;
}

export interface LibraryPicture {
  bucket: string;
  path: string;
  size: number | null;
  added_at: string;
  /** Alternative texts of its uses. */
  descriptions: string[];
  used_in: PictureUse[];
  /** Whether a revision shows it. */
  is_kept: boolean;
  /** The address in rows. */
  url: string;
}

/** Newest first. */
export async function storedPictures(): Promise<LibraryPicture[]> {
  const pictures = dataOf(await supabase.rpc('picture_library')) as unknown as Omit<
    LibraryPicture,
    'url'
  >[];
  const all = pictures.map(async (picture) => ({
    ...picture,
    used_in: await withFilledTitles(picture.used_in),
    url: addressOf(picture.bucket, picture.path),
  }));
  return Promise.all(all);
}

export function isUnused({ used_in, is_kept }: LibraryPicture): boolean {
  return used_in.length === 0 && !is_kept;
}

export async function removePictures(pictures: readonly LibraryPicture[]): Promise<void> {
  for (const bucket of new Set(pictures.map((picture) => picture.bucket))) {
    const paths = pictures.flatMap((one) => (one.bucket === bucket ? one.path : []));
    const { data, error } = await supabase.storage.from(bucket).remove(paths);
    if (error) throw new HttpError(error.message, error.status ?? 400);
    if (data.length < paths.length) throw new HttpError('Not all of them were removed', 403);
  }
}

interface Changes {
  changed: PictureUse[];
  /** Unchanged records, with the reason. */
  left: { title: string; reason: string }[];
}

export interface Replacement extends Changes {
  to: NewPicture;
}

type Stored = Pick<LibraryPicture, 'bucket' | 'size' | 'url'>;

/**
 * Uploads a picture to the library; `false` if the same file exists.
 * @param there the stored ones, to which it is added
 */
export async function addPicture(file: File, there: Stored[]): Promise<boolean> {
  for (const one of there) {
    if (one.bucket === BLOG_IMAGES_BUCKET && one.size === file.size && (await isSame(one, file)))
      return false;
  }
  const stored = await storeFile({ bucket: BLOG_IMAGES_BUCKET, folder: 'blog' }, file);
  there.push({ ...stored, size: file.size });
  return true;
}

async function isSame({ url }: Stored, file: File): Promise<boolean> {
  const [stored, given] = await Promise.all([
    fetchWithTimeout(url).then((response) => response.arrayBuffer()),
    file.arrayBuffer(),
  ]);
  const bytes = new Uint8Array(given);
  return new Uint8Array(stored).every((byte, index) => byte === bytes[index]);
}

interface Options {
  picture: LibraryPicture;
  /** Records to change. */
  uses: readonly PictureUse[];
  file: File;
  place: { bucket: string; folder: string };
  /** Keeps the file for other uses. */
  isNeeded: boolean;
}

/** Uploads a file and replaces a picture; the old file stays for revisions. */
export async function replacePicture(
  dataProvider: DataProvider,
  { picture, uses, file, place, isNeeded }: Options,
): Promise<Replacement> {
  const stored = await storeFile(place, file);
  const to = { path: stored.path, ...(await pictureSize(stored.url)) };
  const changes = await changeEach(dataProvider, picture.path, uses, (row) =>
    replacePictureInRow(row, picture.path, to),
  );
  if (changes.changed.length === 0 && !isNeeded) await removeFile(stored);
  return { to, ...changes };
}

/** Sets the alternative text in every record with the picture. */
export function describePicture(
  dataProvider: DataProvider,
  { path, used_in }: LibraryPicture,
  words: string,
): Promise<Changes> {
  return changeEach(dataProvider, path, used_in, (row) => describePictureInRow(row, path, words));
}

/** One by one, with its draft; each is written only if nobody has changed it since it was read. */
async function changeEach(
  dataProvider: DataProvider,
  path: string,
  uses: readonly PictureUse[],
  change: (row: FormValues) => FormValues,
): Promise<Changes> {
  const changes: Changes = { changed: [], left: [] };
  for (const use of uses) {
    try {
      const { table, id, title } = use;
      const schema = contentTypeOf(table);
      const { data: rows } = await dataProvider.getMany<RaRecord>(table, { ids: [id] });
      const [row] = rows;
      if (!row) throw new HttpError('It has been deleted meanwhile', 410);
      const values = fieldValues(schema, row);
      const draft = await readDraft(schema, id);
      if (!JSON.stringify([values, draft?.changes]).includes(path))
        throw new HttpError('It does not show the picture any more.', 410);
      // First: where it is refused, nothing has been changed yet.
      if (draft) await rewriteDraft(draft, changedDraft(draft, values, change));
      const data = change(values);
      if (Object.keys(data).length > 0)
        await dataProvider.update(table, { id, data, previousData: row });
      changes.changed.push({ table, id, title });
    } catch (error) {
      changes.left.push({ title: use.title, reason: errorMessage(error) });
    }
  }
  return changes;
}
