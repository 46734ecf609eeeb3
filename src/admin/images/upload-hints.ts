import { IMAGE_TYPES, MAX_IMAGE_BYTES, type ImageType } from '../../shared/upload-limits';
import { orList } from '../../shared/text';
import { formatFileSize } from './file-size';

/** "PNG, JPEG or WebP". */
export const FORMAT_NAMES = orList(IMAGE_TYPES.map(formatName));

export const MAX_SIZE = formatFileSize(MAX_IMAGE_BYTES);

/** The limit applies after downscaling. */
export const SIZE_RULE = `Photographs are made small before they are sent; other pictures may have up to ${MAX_SIZE}.`;

/** "WebP". */
export function formatName(type: ImageType): string {
  return type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase();
}
