import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import { UserError } from '../../supabase/user-error.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureCache } from './picture-cache.ts';
import { OWN_PICTURE_WIDTHS } from './picture-encoding.ts';
import type { WriteFile } from './social-picture.ts';

/** Not ".DS_Store" and the like. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;

/** Encodes the site's own pictures; returns their widths. Throws a UserError for one that cannot be read. */
export async function encodeOwnPictures(
  write: WriteFile,
  folder = 'public/pictures',
): Promise<BuiltPictures> {
  const names = readdirSync(folder).filter((name) => PICTURE.test(name));
  const all = names.map((name) =>
    encodeOwn(`${folder}/${name}`, write).catch((error: unknown) => {
      throw new UserError(`${folder}/${name} cannot be encoded: ${(error as Error).message}`);
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

async function encodeOwn(file: string, write: WriteFile) {
  const image = `/pictures/${basename(file)}`;
  const bytes = readFileSync(file);
  const sizes = { widths: OWN_PICTURE_WIDTHS[shapeOf(await sharp(bytes).metadata())] };
  const original = { key: hash('sha256', bytes), read: async () => bytes };
  return [image, await encodePicture(image, original, sizes, write, pictureCache(sizes))] as const;
}

/** Says where a picture is shown: faces are square, and what fills a screen is the widest. */
function shapeOf({ width, height }: { width: number; height: number }) {
  if (width === height) return 'face';
  return width < 1600 ? 'photo' : 'wide';
}
