/** Encoded widths of pictures, by their address. */
export type BuiltPictures = Readonly<Record<string, readonly number[]>>;

let built: BuiltPictures = {};

/** Set before a page is rendered. */
export function setBuiltPictures(pictures: BuiltPictures): void {
  built = pictures;
}

export const builtPictureFile = (image: string, width: number): string =>
  `${fileOf(image)}-${width}.avif`;

/** The picture for social networks. */
export const socialPictureFile = (image: string): string => `${fileOf(image)}-social.jpg`;

/**
 * The name of an upload is unique and immutable (src/admin/data/uploads.ts). The site's own pictures may change, so
 * outside of the folder that is cached for a year, and differ in their ending alone.
 */
const fileOf = (image: string) =>
  image.startsWith('/pictures/') ? image : `/assets/${stemOf(image)}`;

/** Not `fileName`, whose module would come with every page. */
const stemOf = (image: string) => image.replace(/^.*\/|\.\w+$/g, '');

export function builtSrcset(image: string, widths = built[image]): string | undefined {
  return widths?.map((width) => `${builtPictureFile(image, width)} ${width}w`).join(', ');
}

/** The encoded ones of these. */
export const builtAmong = (images: readonly string[], pictures: BuiltPictures): BuiltPictures =>
  Object.fromEntries(
    images.flatMap((image) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );

/** Sizes of pictures in the layout, in CSS pixels. */
export const PICTURE_SHAPES = {
  wide: { w: 1920, h: 800 },
  photo: { w: 1200, h: 800 },
  portrait: { w: 640, h: 640 },
  avatar: { w: 128, h: 128 },
  post: { w: 1280, h: 720 },
};
