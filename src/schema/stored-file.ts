import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../shared/upload-limits';
import { isSafeAddress, SAFE_ADDRESS } from '../shared/formats/safe-address';
import { asText } from './kind';
import type { FileRules } from './files';
import { matches, type Rule } from './rules';
import { atMost, TEXT_LIMITS } from './text-rules';

/** Bucket and shape of pictures. */
export interface PicturePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** CSS aspect ratio: "16 / 9" by default. */
  aspectRatio?: string;
}

/** Bucket and accepted formats. */
export const pictureFiles = (place: { bucket: string; library?: boolean }): FileRules => ({
  bucket: place.bucket,
  accept: IMAGE_TYPES,
  maxBytes: MAX_IMAGE_BYTES,
  ...(place.library && { library: true }),
});

/** For a column with a file's address. */
export const addressRules = (label: string): readonly Rule[] => [
  atMost(label, TEXT_LIMITS.address),
  matches('url', SAFE_ADDRESS, `${label} must be at an https address or on this site`),
];

/** Includes a chosen file before its upload; stored, its address leads nowhere. */
export function readableFile(stored: unknown): string {
  const address = asText(stored);
  return isSafeAddress(address) || address.startsWith('blob:') ? address : '';
}
