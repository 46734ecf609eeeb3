import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ENCODING, type PictureSizes, SOCIAL_ENCODING } from './picture-encoding.ts';

/** Not in node_modules, which `npm ci` removes; netlify.toml names the folder that its host keeps. */
const PICTURE_CACHE = `${process.env.PICTURE_CACHE || '.cache'}/pictures`;

/** Cached by address. */
interface KeptUpload {
  /** `null` if the server sent none. */
  etag: string | null;
  /** Of the uploaded file. */
  sha256: string;
}

export type PictureCache = ReturnType<typeof pictureCache>;

/** Encoded pictures of earlier builds, by content hash, sizes and encoder settings. */
export function pictureCache({ widths, ratio, isShared }: PictureSizes, cache = PICTURE_CACHE) {
  mkdirSync(cache, { recursive: true });
  const name = (...parts: string[]) => join(cache, sha256(JSON.stringify(parts)));
  const upload = (image: string) => `${name('upload', image)}.json`;
  const how = JSON.stringify([PICTURE_ENCODING, SOCIAL_ENCODING, widths, ratio, isShared]);
  const encoded = (hash: string) => name('encoded', hash, how);
  /** `undefined` also for one that a full disk has cut short. */
  const readNote = <Note>(path: string) => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Note;
    } catch {
      return undefined;
    }
  };
  const writeNote = (path: string, note: unknown) => writeFileSync(path, JSON.stringify(note));
  return {
    find: (image: string) => readNote<KeptUpload>(upload(image)),
    keep: (image: string, found: KeptUpload) => writeNote(upload(image), found),
    /** Encoded widths, empty for an animation; `undefined` if not cached. */
    widthsOf: (hash: string) => readNote<number[]>(`${encoded(hash)}.json`),
    keepWidths: (hash: string, made: number[]) => writeNote(`${encoded(hash)}.json`, made),
    /** @param file such as "480.avif" */
    read: (hash: string, file: string) => readFileSync(`${encoded(hash)}-${file}`),
    write: (hash: string, file: string, bytes: Buffer) =>
      writeFileSync(`${encoded(hash)}-${file}`, bytes),
  };
}

export const sha256 = (content: string | Buffer): string => hash('sha256', content);
