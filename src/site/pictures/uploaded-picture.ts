import { builtSrcset } from './built-pictures';

/** Posts' pictures are 16:9 (docs/specification.md, 11). */
const SHAPE = { w: 1280, h: 720 };

/** A post's uploaded picture in its built sizes; the upload itself is for browsers without AVIF. */
export function uploadedPicture(image: string): PictureSource {
  const avif = builtSrcset(image);
  return { sources: avif ? { avif } : {}, img: { src: image, ...SHAPE } };
}
