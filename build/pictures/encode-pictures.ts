import sharp from 'sharp';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import {
  builtPictureFile,
  socialPictureFile,
  type BuiltPictures,
} from '../../src/site/pictures/built-pictures.ts';
import { BLOG_IMAGES_BUCKET } from '../../src/shared/blog.ts';
import { forEachConcurrently, progress } from '../concurrency.ts';
import { PICTURE_ENCODING } from './picture-roles.ts';
import { socialPicture, type WriteFile } from './social-picture.ts';
import { sha256, type PictureCache, pictureCache } from './picture-cache.ts';

/** New ones in a build, because each takes a quarter of a second and a build is not to take minutes; the next build goes on. */
const ENCODED_PICTURES = 60;
const AT_A_TIME = 8;
const TIMEOUT_MS = 20_000;

/** What staff upload through the admin; animations stay what they are. */
const UPLOADED = /\/[0-9a-f-]{36}\.(?:png|jpe?g|webp|avif)$/i;

/** Where pictures are shown. */
interface PicturePlace {
  /** In the plural, for the console: "pictures of posts". */
  words: string;
  bucket: string;
  /** In pixels. */
  widths: readonly number[];
  /** Width to height of the place, which the picture is cut to; left out, it stays as it is. */
  ratio?: number;
  /** Whether a page may be shared with it. */
  isShared?: boolean;
}

const SOCIAL = 'social.jpg';

/**
 * Encodes uploaded pictures as AVIF in the sizes of their place: a phone's photograph of several megabytes becomes some
 * ten kilobytes. What an earlier build has encoded is taken from there as long as the upload is the same. One that cannot
 * be read is left as it was uploaded, with a line on the console.
 * @param images addresses, the most important first
 */
export async function encodePictures(
  images: readonly string[],
  place: PicturePlace,
  source: Endpoint,
  write: WriteFile,
  kept: PictureCache,
): Promise<BuiltPictures> {
  const uploads = [...new Set(images)].filter((image) => isUpload(image, place, source.url));
  const unknown = uploads.filter((image) => !kept.find(image)).slice(ENCODED_PICTURES);
  const left = new Set(unknown);
  const waiting = uploads.filter((image) => !left.has(image));
  const count = progress(`Encoding ${place.words}`, waiting.length);
  const built: Record<string, number[]> = {};

  await forEachConcurrently(AT_A_TIME, waiting, async (image) => {
    try {
      const { hash, widths } = await encoded(image, place, source, kept);
      if (widths.length === 0) return;
      for (const width of widths) {
        write(builtPictureFile(image, width), kept.read(hash, `${width}.avif`));
      }
      if (place.isShared) write(socialPictureFile(image), kept.read(hash, SOCIAL));
      built[image] = widths;
    } catch (error) {
      console.warn(`${image} stays as it was uploaded: ${String(error)}`);
    } finally {
      count();
    }
  });
  return built;
}

/** Makes sure that a picture is encoded as it is now, and says in which widths; none for an animation. */
async function encoded(
  image: string,
  place: PicturePlace,
  source: Endpoint,
  kept: PictureCache,
): Promise<{ hash: string; widths: number[] }> {
  const upload = kept.find(image);
  const knownWidths = upload && kept.widthsOf(upload.sha256);
  const answer = await download(image, source, knownWidths && upload.etag);
  if (knownWidths && answer.status === 304) return { hash: upload.sha256, widths: knownWidths };
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const hash = sha256(bytes);
  const widths =
    kept.widthsOf(hash) ??
    (await encode(bytes, place, (name, file) => kept.write(hash, name, file)));
  kept.keepWidths(hash, widths);
  kept.keep(image, { etag: answer.headers.get('etag'), sha256: hash });
  return { hash, widths };
}

function isUpload(image: string, { bucket }: PicturePlace, backend: string): boolean {
  if (!UPLOADED.test(image) || !URL.canParse(image, backend)) return false;
  const kept = new URL(`/storage/v1/object/public/${bucket}/`, backend);
  return new URL(image, backend).href.startsWith(kept.href);
}

function download(image: string, source: Endpoint, etag?: string | null): Promise<Response> {
  const ask = source.fetch ?? fetch;
  return ask(new URL(image, source.url), {
    headers: etag ? { 'If-None-Match': etag } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function encode(
  bytes: Buffer,
  { widths, ratio, isShared }: PicturePlace,
  write: (name: string, encoded: Buffer) => void,
): Promise<number[]> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient, pages = 1 } = await picture.metadata();
  if (pages > 1) return [];
  const widest = Math.min(autoOrient.width, Math.round(autoOrient.height * (ratio ?? Infinity)));
  const made = [...new Set(widths.map((width) => Math.min(width, widest)))];
  for (const width of made) {
    const height = ratio && Math.round(width / ratio);
    const resized = picture.clone().resize(width, height);
    write(`${width}.avif`, await resized.avif(PICTURE_ENCODING).toBuffer());
  }
  if (isShared) write(SOCIAL, await socialPicture(bytes));
  return made;
}

/** A card on a phone, a post on a phone, a post on a desktop screen. */
const IN_POSTS: PicturePlace = {
  words: 'pictures of posts',
  bucket: BLOG_IMAGES_BUCKET,
  widths: [480, 800, 1280],
  isShared: true,
};

/**
 * Encodes the pictures of posts, and those that pages begin with, in the sizes that pages show.
 * @param images addresses, those of the newest posts first
 */
export function encodePostPictures(
  images: readonly string[],
  source: Endpoint,
  write: WriteFile,
  kept: PictureCache = pictureCache(),
): Promise<BuiltPictures> {
  return encodePictures(images, IN_POSTS, source, write, kept);
}
