import sharp from 'sharp';
import { builtPictureFile, socialPictureFile } from '../../src/site/pictures/built-pictures.ts';
import { sha256, type PictureCache } from './picture-cache.ts';
import { PICTURE_ENCODING, type PictureSizes } from './picture-encoding.ts';
import { socialPicture, type WriteFile } from './social-picture.ts';

/** In the cache. */
export interface EncodedPicture {
  /** Of the original. */
  hash: string;
  /** None for an animation. */
  widths: number[];
}

const SOCIAL = 'social.jpg';

/** Encodes a picture as AVIF unless cached. */
export async function encodePicture(
  bytes: Buffer,
  sizes: PictureSizes,
  kept: PictureCache,
): Promise<EncodedPicture> {
  const hash = sha256(bytes);
  const widths =
    kept.widthsOf(hash) ??
    (await encode(bytes, sizes, (name, file) => kept.write(hash, name, file)));
  kept.keepWidths(hash, widths);
  return { hash, widths };
}

/** Writes the files of an encoded picture. */
export function writePicture(
  image: string,
  { hash, widths }: EncodedPicture,
  { isShared }: PictureSizes,
  write: WriteFile,
  kept: PictureCache,
): void {
  for (const width of widths) {
    write(builtPictureFile(image, width), kept.read(hash, `${width}.avif`));
  }
  if (isShared) write(socialPictureFile(image), kept.read(hash, SOCIAL));
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
