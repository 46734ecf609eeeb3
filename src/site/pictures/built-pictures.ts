/** Encoded widths of posts' pictures, by their path in the bucket. */
export type BuiltPictures = Readonly<Record<string, readonly number[]>>;

/** Posts' pictures are 16:9 (docs/specification.md, 11). */
const SHAPE = { w: 1280, h: 720 };

let built: BuiltPictures = {};

/** Set before a post is rendered. */
export function setBuiltPictures(pictures: BuiltPictures): void {
  built = pictures;
}

/** The file of a built picture; the name of an upload is unique and immutable (src/admin/data/uploads.ts). */
export function builtPictureFile(image: string, width: number): string {
  return `/assets/${stemOf(image)}-${width}.avif`;
}

/**
 * The picture for social networks. The site's own pictures may change, so outside of the folder that is cached for a
 * year.
 */
export function socialPictureFile(image: string): string {
  const folder = image.startsWith('/pictures/') ? 'pictures' : 'assets';
  return `/${folder}/${stemOf(image)}-social.jpg`;
}

/** Not `fileName`, whose module would come with every page. */
const stemOf = (image: string) => image.replace(/^.*\/|\.\w+$/g, '');

/** A post's uploaded picture in its built sizes; the upload itself is for browsers without AVIF. */
export function uploadedPicture(image: string): PictureSource {
  const widths = built[image];
  return { sources: widths ? { avif: avifOf(image, widths) } : {}, img: { src: image, ...SHAPE } };
}

/** A `srcset`. */
export function avifOf(image: string, widths: readonly number[]): string {
  return widths.map((width) => `${builtPictureFile(image, width)} ${width}w`).join(', ');
}
