import { readablePath } from './formats/readable-path.ts';

/** Picture formats for uploads; the bucket and the policies of supabase/schemas/05-pictures.sql allow the same (docs/specification.md, 7). */
export const IMAGE_EXTENSIONS = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
} as const;

export type ImageType = keyof typeof IMAGE_EXTENSIONS;

export const IMAGE_TYPES = Object.keys(IMAGE_EXTENSIONS) as ImageType[];

/** The bucket's limit in bytes: 5 MB as Supabase counts them. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Of downloads. */
export const PDF_TYPE = 'application/pdf';

/** The bucket's limit in bytes: 10 MB as Supabase counts them. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** From the end of its address, as people read it. */
export function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return readablePath(path.replace(/^.*\//, ''));
}
