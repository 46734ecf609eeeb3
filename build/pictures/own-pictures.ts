import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import { encodePicture, writePicture } from './encode-picture.ts';
import { pictureCache } from './picture-cache.ts';
import { OWN_PICTURE_WIDTHS } from './picture-encoding.ts';
import type { WriteFile } from './social-picture.ts';

const FOLDER = 'public/pictures';
/** Not ".DS_Store" and the like. */
const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;

/** Encodes the site's own pictures; returns their widths. */
export async function encodeOwnPictures(write: WriteFile): Promise<BuiltPictures> {
  const names = readdirSync(FOLDER).filter((name) => PICTURE.test(name));
  const all = names.map(async (name) => {
    const image = `/pictures/${name}`;
    const bytes = readFileSync(`${FOLDER}/${name}`);
    const sizes = { widths: OWN_PICTURE_WIDTHS[shapeOf(await sharp(bytes).metadata())] };
    const kept = pictureCache(sizes);
    const picture = await encodePicture(bytes, sizes, kept);
    writePicture(image, picture, sizes, write, kept);
    return [image, picture.widths] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Says where a picture is shown: faces are square, and what fills a screen is the widest. */
function shapeOf({ width, height }: { width: number; height: number }) {
  if (width === height) return 'face';
  return width < 1600 ? 'photo' : 'wide';
}
