import type { ContentPicture } from '../../shared/content/picture';

/** Encoded widths of uploads, by their address. */
export type BuiltPictures = Readonly<Record<string, readonly number[]>>;

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

export function builtSrcset(image: string, widths = built[image]): string | undefined {
  return widths?.map((width) => `${builtPictureFile(image, width)} ${width}w`).join(', ');
}

/** The encoded ones of these. */
export const builtAmong = (images: readonly string[], pictures: BuiltPictures): BuiltPictures =>
  Object.fromEntries(
    images.flatMap((image) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );

/** Aspect ratios of pictures, in CSS pixels. */
export const PICTURE_SHAPES = {
  photo: { w: 1200, h: 800 },
  portrait: { w: 640, h: 640 },
  avatar: { w: 128, h: 128 },
  post: { w: 1280, h: 720 },
};

/** A picture of the site itself, an upload in its built sizes, or the bare address. */
export function contentPicture(
  { src, avif = builtSrcset(src) }: Pick<ContentPicture, 'src' | 'avif'>,
  own: Readonly<Record<string, PictureSource>>,
  role: keyof typeof PICTURE_SHAPES,
): PictureSource {
  return own[src] ?? { sources: avif ? { avif } : {}, img: { src, ...PICTURE_SHAPES[role] } };
}
