import type { ImageType } from '../../../shared/upload-limits';
import type { Bytes } from './bytes';
import { plainGif } from './gif';
import { plainJpeg } from './jpeg';
import { plainPng } from './png';
import { plainWebp } from './webp';

const PLAIN: Record<Exclude<ImageType, 'image/avif'>, (bytes: Uint8Array) => Bytes | undefined> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/webp': plainWebp,
  'image/gif': plainGif,
};

/**
 * Strips metadata such as place, time, camera and author. Keeps pixels, colour profile and animation. `undefined` where
 * it takes drawing: for a truncated file, and for a JPEG or PNG that Exif turns.
 */
export function withoutMetadata(bytes: Uint8Array, type: keyof typeof PLAIN): Bytes | undefined {
  try {
    return PLAIN[type](bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
