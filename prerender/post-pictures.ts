import sharp from 'sharp';
import { PICTURE_ENCODING } from '../hosting/picture-roles.ts';
import { BLOG_IMAGES_BUCKET, sortNewestFirst, type BlogCard } from '../src/shared/blog.ts';
import { builtPictureFile, type BuiltPictures } from '../src/site/pictures/built-pictures.ts';
import type { Endpoint } from '../src/site/data/post-rows.ts';
import { progress } from './progress.ts';

/** A card on a phone, a post on a phone, a post on a desktop screen; in pixels. */
const WIDTHS = [480, 800, 1280];

/** Of the newest pictures only, because each takes a quarter of a second and a build is not to take minutes. */
const ENCODED_PICTURES = 60;
const AT_A_TIME = 4;
const TIMEOUT_MS = 20_000;

/** What staff upload through the admin; animations stay what they are. */
const UPLOADED = /\/blog\/[0-9a-f-]{36}\.(?:png|jpe?g|webp|avif)$/i;

/** Writes a file of the build, by its public address. */
export type WriteFile = (file: string, bytes: Buffer) => void;

/**
 * Encodes the pictures of the newest posts as AVIF in the sizes that pages show: a phone's photograph of several
 * megabytes becomes some ten kilobytes. One that cannot be read is left as it was uploaded, with a line on the console.
 */
export async function encodePostPictures(
  posts: readonly Pick<BlogCard, 'image' | 'date' | 'created_at'>[],
  source: Endpoint,
  write: WriteFile,
): Promise<BuiltPictures> {
  const newest = sortNewestFirst(posts).map(({ image }) => image);
  const uploads = [...new Set(newest)].filter((image) => isUpload(image, source.url));
  const waiting = uploads.slice(0, ENCODED_PICTURES);
  const count = progress('Encoding pictures of posts', waiting.length);
  const built: Record<string, number[]> = {};

  async function encodeNext(): Promise<void> {
    const image = waiting.shift();
    if (!image) return;
    try {
      const widths = await encode(image, await download(image, source), write);
      if (widths.length > 0) built[image] = widths;
    } catch (error) {
      console.warn(`${image} stays as it was uploaded: ${String(error)}`);
    }
    count();
    await encodeNext();
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, encodeNext));
  return built;
}

function isUpload(image: string, backend: string): boolean {
  if (!UPLOADED.test(image) || !URL.canParse(image, backend)) return false;
  const bucket = new URL(`/storage/v1/object/public/${BLOG_IMAGES_BUCKET}/`, backend);
  return new URL(image, backend).href.startsWith(bucket.href);
}

async function download(image: string, source: Endpoint): Promise<Buffer> {
  const ask = source.fetch ?? fetch;
  const answer = await ask(new URL(image, source.url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function encode(image: string, bytes: Buffer, write: WriteFile): Promise<number[]> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient, pages = 1 } = await picture.metadata();
  if (pages > 1) return [];
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
  for (const width of widths) {
    const encoded = await picture.clone().resize(width).avif(PICTURE_ENCODING).toBuffer();
    write(builtPictureFile(image, width), encoded);
  }
  return widths;
}
