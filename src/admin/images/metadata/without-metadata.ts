import type { ImageType } from '../../../shared/file-types';
import { plainAvif } from './avif';
import type { Bytes } from './bytes';
import { plainGif } from './gif';
import { plainJpeg } from './jpeg';
import { plainPng } from './png';
import { plainWebp } from './webp';

const PLAIN: Record<ImageType, (bytes: Uint8Array) => Bytes | undefined> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/webp': plainWebp,
  'image/avif': plainAvif,
  'image/gif': plainGif,
};

/**
 * A picture that says nothing beside what it shows: not where and when it was taken, with what and by whom. Its pixels stay
 * as they are; so do colour profile, animation and which way up it is. `undefined` for a file that is not whole.
 */
export function withoutMetadata(bytes: Uint8Array, type: ImageType): Bytes | undefined {
  try {
    return PLAIN[type](bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
