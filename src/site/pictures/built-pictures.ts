/** The widths in which the build has encoded pictures of posts, by their address in the bucket. */
export type BuiltPictures = Readonly<Record<string, readonly number[]>>;

/** Every post's picture is shown as 16:9 (docs/specification.md, 11). */
const SHAPE = { w: 1280, h: 720 };

let built: BuiltPictures = {};

/** What came with the page; to be set before a post is shown. */
export function setBuiltPictures(pictures: BuiltPictures): void {
  built = pictures;
}

/** Where the build puts a picture; what is uploaded has a name of its own (src/admin/data/stored-files.ts) and never changes. */
export function builtPictureFile(image: string, width: number): string {
  const [name = ''] = image.split('/').slice(-1);
  return `/assets/${name.replace(/\.\w+$/, '')}-${width}.avif`;
}

/** Where the build puts what social networks show of a picture; the site's own may change, so not where files are kept for a year. */
export function socialPictureFile(image: string): string {
  const [name = ''] = image.split('/').slice(-1);
  const folder = image.startsWith('/pictures/') ? 'pictures' : 'assets';
  return `/${folder}/${name.replace(/\.\w+$/, '')}-social.jpg`;
}

/** An uploaded picture of a post, in the sizes that the build has made of it; the upload itself is for browsers without AVIF. */
export function uploadedPicture(image: string): PictureSource {
  const widths = built[image];
  return { sources: widths ? { avif: avifOf(image, widths) } : {}, img: { src: image, ...SHAPE } };
}

/** The encoded widths of a picture as a `srcset`. */
export function avifOf(image: string, widths: readonly number[]): string {
  return widths.map((width) => `${builtPictureFile(image, width)} ${width}w`).join(', ');
}
