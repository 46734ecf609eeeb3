import sharp from 'sharp';
import { socialPictureFile } from '../../src/site/pictures/built-pictures.ts';
import type { ReadPicture } from './first-picture.ts';
import { SOCIAL_ENCODING } from './picture-encoding.ts';

/** By public address. */
export type WriteFile = (file: string, bytes: Buffer) => void;

/** Crops and encodes a social picture. */
export function socialPicture(picture: Buffer): Promise<Buffer> {
  const { width, height, quality } = SOCIAL_ENCODING;
  const opaque = sharp(picture).autoOrient().flatten({ background: 'white' });
  return opaque.resize(width, height, { position: 'attention' }).jpeg({ quality }).toBuffer();
}

interface Disk {
  exists: (file: string) => boolean;
  write: WriteFile;
  readPicture: ReadPicture;
}

/**
 * Resolves a social picture's file: encoded with the uploads, or encoded now from a built-in picture; `undefined` for
 * others.
 */
export function socialPictures({ exists, write, readPicture }: Disk) {
  return async (image: string): Promise<string | undefined> => {
    const file = socialPictureFile(image);
    if (exists(file)) return file;
    const own = image.startsWith('/pictures/') && readPicture(image);
    if (!own) return undefined;
    write(file, await socialPicture(own));
    return file;
  };
}
