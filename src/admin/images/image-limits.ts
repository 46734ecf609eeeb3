import { IMAGE_TYPES, MAX_IMAGE_BYTES, type ImageType } from '../../shared/file-types';
import { orList } from '../../shared/text';
import { formatFileSize } from './file-size';

/** "PNG, JPEG or WebP", for the hint under the field and for refusals. */
export const FORMAT_NAMES = orList(IMAGE_TYPES.map(formatName));

/** The size that what is sent may have, as it is written. */
export const MOST = formatFileSize(MAX_IMAGE_BYTES);

/** Says that only what is left after a photograph was made small has to keep to the limit. */
export const SIZE_RULE = `Photographs are made small before they are sent; other pictures may have up to ${MOST}.`;

/** "WebP". */
export function formatName(type: ImageType): string {
  return type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase();
}
