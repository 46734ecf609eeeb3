import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../shared/file-types';
import { isSafeAddress, SAFE_ADDRESS } from '../shared/safe-address';
import { asText } from './kind';
import type { FileRules } from './files';
import { matches, type Rule } from './rules';
import { atMost, TEXT_LIMITS } from './textual';

/** Where pictures go, and their shape. */
export interface PicturePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** The shape that the place of the picture has, as CSS writes it: "16 / 9" when left out. */
  aspectRatio?: string;
}

/** Where a field's pictures go, and which it takes. */
export const pictureFiles = (place: { bucket: string; library?: boolean }): FileRules => ({
  bucket: place.bucket,
  accept: IMAGE_TYPES,
  maxBytes: MAX_IMAGE_BYTES,
  ...(place.library && { library: true }),
});

/** The rules of a column that has the address of a file. */
export const addressRules = (label: string): readonly Rule[] => [
  atMost(label, TEXT_LIMITS.address),
  matches('url', SAFE_ADDRESS, `${label} must be at an https address or on this site`),
];

/** The address of a file; of one that is chosen in the form and not sent yet, too: stored, it leads nowhere. */
export function readableFile(stored: unknown): string {
  const address = asText(stored);
  return isSafeAddress(address) || address.startsWith('blob:') ? address : '';
}
