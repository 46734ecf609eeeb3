import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ENCODING, type PictureSizes, SOCIAL_ENCODING } from './picture-encoding.ts';

/** Not in node_modules, which `npm ci` removes; netlify.toml names the folder that its host keeps. */
const PICTURE_CACHE = `${process.env.PICTURE_CACHE || '.cache'}/pictures`;

export type PictureCache = ReturnType<typeof pictureCache>;

/** Encoded pictures of earlier builds, by a key of the original, sizes and encoder settings. */
export function pictureCache({ widths, ratio, isShared }: PictureSizes, cache = PICTURE_CACHE) {
  mkdirSync(cache, { recursive: true });
  const how = [PICTURE_ENCODING, SOCIAL_ENCODING, widths, ratio, isShared];
  const encoded = (key: string) => join(cache, hash('sha256', JSON.stringify([key, how])));
  return {
    /** Encoded widths, empty for an animation; `undefined` if not cached, or cut short by a full disk. */
    widthsOf(key: string) {
      try {
        return JSON.parse(readFileSync(`${encoded(key)}.json`, 'utf8')) as number[];
      } catch {
        return undefined;
      }
    },
    keepWidths: (key: string, made: number[]) =>
      writeFileSync(`${encoded(key)}.json`, JSON.stringify(made)),
    /** @param file such as "480.avif" */
    read: (key: string, file: string) => readFileSync(`${encoded(key)}-${file}`),
    write: (key: string, file: string, bytes: Buffer) =>
      writeFileSync(`${encoded(key)}-${file}`, bytes),
  };
}
