import type { Endpoint } from '../../src/shared/supabase.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import { BLOG_IMAGES_BUCKET } from '../../src/shared/blog.ts';
import { forEachConcurrently, progress } from '../concurrency.ts';
import { encodePicture, writePicture, type EncodedPicture } from './encode-picture.ts';
import { PICTURE_WIDTHS, type PictureSizes } from './picture-encoding.ts';
import type { WriteFile } from './social-picture.ts';
import { type PictureCache, pictureCache } from './picture-cache.ts';

/** From the start of a build on, which hosts end after 15 minutes and more; a later build continues. */
const ENCODES_FOR_MS = 8 * 60_000;
const isLate = () => performance.now() > ENCODES_FOR_MS;
const CONCURRENCY = 8;
const TIMEOUT_MS = 20_000;

/** File names of uploads. */
const UPLOADED = /\/[0-9a-f-]{36}\.(?:png|jpe?g|webp|avif)$/i;

/** Target of an encoding. */
interface PicturePlace extends PictureSizes {
  /** For the console: "pictures of posts". */
  words: string;
  bucket: string;
}

/**
 * Encodes uploaded pictures as AVIF in the widths of their place, cached across builds by ETag and hash. An unreadable
 * one is skipped with a warning, and served as uploaded.
 * @param images addresses, among other texts, by priority
 * @param isOver whether the time for new ones is
 */
export async function encodeUploads(
  images: readonly string[],
  place: PicturePlace,
  source: Endpoint,
  write: WriteFile,
  cache?: string,
  isOver = isLate,
): Promise<BuiltPictures> {
  const kept = pictureCache(place, cache);
  const uploads = [...new Set(images)].filter((image) => isUpload(image, place, source.url));
  const count = progress(`Encoding ${place.words}`, uploads.length);
  const built: Record<string, number[]> = {};
  let left = 0;

  await forEachConcurrently(CONCURRENCY, uploads, async (image) => {
    try {
      if (isOver() && !isEncoded(image, kept)) {
        left += 1;
        return;
      }
      const upload = await encoded(image, place, source, kept);
      if (upload.widths.length === 0) return;
      writePicture(image, upload, place, write, kept);
      built[image] = upload.widths;
    } catch (error) {
      console.warn(`${image} stays as it was uploaded: ${String(error)}`);
    } finally {
      count();
    }
  });
  if (left > 0) {
    console.warn(`${left} ${place.words} stay as they were uploaded: left for a later build.`);
  }
  return built;
}

function isEncoded(image: string, kept: PictureCache): boolean {
  const upload = kept.find(image);
  return upload !== undefined && kept.widthsOf(upload.sha256) !== undefined;
}

/** Encodes a picture unless cached; returns its widths, none for an animation. */
async function encoded(
  image: string,
  place: PicturePlace,
  source: Endpoint,
  kept: PictureCache,
): Promise<EncodedPicture> {
  const upload = kept.find(image);
  const knownWidths = upload && kept.widthsOf(upload.sha256);
  const answer = await download(image, source, knownWidths && upload.etag);
  if (knownWidths && answer.status === 304) return { hash: upload.sha256, widths: knownWidths };
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  const picture = await encodePicture(Buffer.from(await answer.arrayBuffer()), place, kept);
  kept.keep(image, { etag: answer.headers.get('etag'), sha256: picture.hash });
  return picture;
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

export const IN_POSTS: PicturePlace = {
  words: 'pictures of pages and posts',
  bucket: BLOG_IMAGES_BUCKET,
  widths: PICTURE_WIDTHS.post,
  isShared: true,
};
