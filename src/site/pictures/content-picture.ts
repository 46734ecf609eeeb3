import type { ContentPicture } from '../../shared/content/picture';
import { builtSrcset } from './built-pictures.ts';

/** Aspect ratios of pictures, in CSS pixels. */
export const PICTURE_SHAPES = {
  photo: { w: 1200, h: 800 },
  portrait: { w: 640, h: 640 },
  avatar: { w: 128, h: 128 },
};

/** A picture of the site itself, an upload in its built sizes, or the bare address. */
export function contentPicture(
  { src, avif = builtSrcset(src) }: ContentPicture,
  own: Readonly<Record<string, PictureSource>>,
  role: keyof typeof PICTURE_SHAPES,
): PictureSource {
  return own[src] ?? { sources: avif ? { avif } : {}, img: { src, ...PICTURE_SHAPES[role] } };
}
