import { IMAGE_TYPES, MAX_IMAGE_BYTES, type ImageType } from '../../shared/upload-limits';
import { orList } from '../../shared/text';
import { formatFileSize } from './file-size';

/** "PNG, JPEG or WebP". */
export const FORMAT_NAMES = orList(IMAGE_TYPES.map(formatName));

export const MAX_SIZE = formatFileSize(MAX_IMAGE_BYTES);

/** What iPhones take, and most browsers cannot open. */
export const HEIC = 'an iPhone photograph in HEIC format';

/** The limit applies after downscaling. */
export const SIZE_RULE = `Photographs are made small before they are sent; other pictures may have up to ${MAX_SIZE}.`;

/** "WebP". */
function formatName(type: ImageType): string {
  return type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase();
}
