import type { Endpoint } from '../../src/shared/supabase.ts';
import type { Source } from '../embedded-source.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import { BLOG_IMAGES_BUCKET } from '../../src/shared/blog.ts';
import { forEachConcurrently, progress } from '../concurrency.ts';
import { encodePicture } from './encode-picture.ts';
import { PICTURE_WIDTHS, type PictureSizes } from './picture-encoding.ts';
import type { WriteFile } from './social-picture.ts';
import { pictureCache } from './picture-cache.ts';

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
 * Encodes uploaded pictures as AVIF in the widths of their place, cached across builds by address, which no other upload
 * is ever given. An unreadable one is skipped with a warning, and served as uploaded.
 * @param images addresses, among other texts, by priority
 * @param isOver whether the time for new ones is
 */
export async function encodeUploads(
  images: readonly string[],
  place: PicturePlace,
  source: Source,
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
      const address = new URL(image, source.url).href;
      const key = address + (source.version ?? '');
      if (isOver() && !kept.widthsOf(key)) {
        left += 1;
        return;
      }
      const original = { key, read: () => download(address, source) };
      const widths = await encodePicture(image, original, place, write, kept);
      if (widths.length > 0) built[image] = widths;
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

function isUpload(image: string, { bucket }: PicturePlace, backend: string): boolean {
  if (!UPLOADED.test(image) || !URL.canParse(image, backend)) return false;
  const kept = new URL(`/storage/v1/object/public/${bucket}/`, backend);
  return new URL(image, backend).href.startsWith(kept.href);
}

async function download(address: string, { fetch: ask = fetch }: Endpoint): Promise<Buffer> {
  const answer = await ask(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

export const IN_POSTS: PicturePlace = {
  words: 'pictures of pages and posts',
  bucket: BLOG_IMAGES_BUCKET,
  widths: PICTURE_WIDTHS.post,
  isShared: true,
};
