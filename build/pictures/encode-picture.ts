import sharp from 'sharp';
import { builtPictureFile, socialPictureFile } from '../../src/site/pictures/built-pictures.ts';
import type { PictureCache } from './picture-cache.ts';
import { PICTURE_ENCODING, type PictureSizes } from './picture-encoding.ts';
import { socialPicture, type WriteFile } from './social-picture.ts';

const SOCIAL = 'social.jpg';

interface Original {
  /** The same for the same picture. */
  key: string;
  read: () => Promise<Buffer>;
}

/**
 * Encodes a picture as AVIF unless cached, and writes its files.
 * @param image its public address
 * @returns the widths, none for an animation
 */
export async function encodePicture(
  image: string,
  { key, read }: Original,
  sizes: PictureSizes,
  write: WriteFile,
  kept: PictureCache,
): Promise<number[]> {
  let widths = kept.widthsOf(key);
  if (!widths) {
    widths = await encode(await read(), sizes, (name, file) => kept.write(key, name, file));
    kept.keepWidths(key, widths);
  }
  for (const width of widths) {
    write(builtPictureFile(image, width), kept.read(key, `${width}.avif`));
  }
  if (sizes.isShared && widths.length > 0) {
    write(socialPictureFile(image), kept.read(key, SOCIAL));
  }
  return widths;
}

async function encode(
  bytes: Buffer,
  { widths, ratio, isShared }: PictureSizes,
  write: (name: string, encoded: Buffer) => void,
): Promise<number[]> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient, pages = 1 } = await picture.metadata();
  if (pages > 1) return [];
  const widest = Math.min(autoOrient.width, Math.round(autoOrient.height * (ratio ?? Infinity)));
  const all = [...new Set(widths.map((width) => Math.min(width, widest)))];
  for (const width of all) {
    const height = ratio && Math.round(width / ratio);
    const resized = picture.clone().resize(width, height);
    write(`${width}.avif`, await resized.avif(PICTURE_ENCODING).toBuffer());
  }
  if (isShared) write(SOCIAL, await socialPicture(bytes));
  return all;
}
