/** Encoded widths of uploads, by their address. */
export type BuiltPictures = Readonly<Record<string, readonly number[]>>;

/** Posts' pictures are 16:9 (docs/specification.md, 11). */
const SHAPE = { w: 1280, h: 720 };

let built: BuiltPictures = {};

/** Set before a page is rendered. */
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
  const avif = builtSrcset(image);
  return { sources: avif ? { avif } : {}, img: { src: image, ...SHAPE } };
}

export function builtSrcset(image: string, widths = built[image]): string | undefined {
  return widths?.map((width) => `${builtPictureFile(image, width)} ${width}w`).join(', ');
}

/** The encoded ones of these. */
export const builtAmong = (images: readonly string[], pictures: BuiltPictures): BuiltPictures =>
  Object.fromEntries(
    images.flatMap((image) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );
