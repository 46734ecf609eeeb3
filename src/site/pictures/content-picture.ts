import type { ContentPicture } from '../../shared/content/site-content';

/** The shapes in which content shows its pictures, in CSS pixels. */
export const PICTURE_SHAPES = {
  photo: { w: 1200, h: 800 },
  portrait: { w: 640, h: 640 },
  avatar: { w: 128, h: 128 },
};

/** A picture of the site's content: one of its own, an uploaded one in the build's sizes, or as it is. */
export function contentPicture(
  { src, avif }: ContentPicture,
  own: Readonly<Record<string, PictureSource>>,
  role: keyof typeof PICTURE_SHAPES,
): PictureSource {
  return own[src] ?? { sources: avif ? { avif } : {}, img: { src, ...PICTURE_SHAPES[role] } };
}
