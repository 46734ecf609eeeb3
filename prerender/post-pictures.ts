import sharp from 'sharp';
import { PICTURE_ENCODING } from '../hosting/picture-roles.ts';
import { BLOG_IMAGES_BUCKET, sortNewestFirst, type BlogCard } from '../src/shared/blog.ts';
import { builtPictureFile, type BuiltPictures } from '../src/site/pictures/built-pictures.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { keptPictures, sha256, type KeptPictures } from './kept-pictures.ts';
import { progress } from './progress.ts';

/** A card on a phone, a post on a phone, a post on a desktop screen; in pixels. */
const WIDTHS = [480, 800, 1280];

/** New ones in a build, because each takes a quarter of a second and a build is not to take minutes; the next build goes on. */
const ENCODED_PICTURES = 60;
const AT_A_TIME = 8;
const TIMEOUT_MS = 20_000;

/** What staff upload through the admin; animations stay what they are. */
const UPLOADED = /\/blog\/[0-9a-f-]{36}\.(?:png|jpe?g|webp|avif)$/i;

/** Writes a file of the build, by its public address. */
export type WriteFile = (file: string, bytes: Buffer) => void;

/**
 * Encodes the pictures of posts, the newest first, as AVIF in the sizes that pages show: a phone's photograph of several
 * megabytes becomes some ten kilobytes. What an earlier build has encoded is taken from there as long as the upload is
 * the same. One that cannot be read is left as it was uploaded, with a line on the console.
 */
export async function encodePostPictures(
  posts: readonly Pick<BlogCard, 'image' | 'date' | 'created_at'>[],
  source: Endpoint,
  write: WriteFile,
  kept: KeptPictures = keptPictures(),
): Promise<BuiltPictures> {
  const newest = sortNewestFirst(posts).map(({ image }) => image);
  const uploads = [...new Set(newest)].filter((image) => isUpload(image, source.url));
  const unknown = uploads.filter((image) => !kept.find(image)).slice(ENCODED_PICTURES);
  const left = new Set(unknown);
  const waiting = uploads.filter((image) => !left.has(image));
  const count = progress('Encoding pictures of posts', waiting.length);
  const built: Record<string, number[]> = {};

  async function encodeNext(): Promise<void> {
    for (let image = waiting.shift(); image; image = waiting.shift()) {
      try {
        const widths = await encodedWidths(image, source, kept);
        for (const width of widths) write(builtPictureFile(image, width), kept.read(image, width));
        if (widths.length > 0) built[image] = widths;
      } catch (error) {
        console.warn(`${image} stays as it was uploaded: ${String(error)}`);
      }
      count();
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, encodeNext));
  return built;
}

/** Makes sure that a picture is encoded as it is now, and says in which widths; none for an animation. */
async function encodedWidths(
  image: string,
  source: Endpoint,
  kept: KeptPictures,
): Promise<number[]> {
  const known = kept.find(image);
  const answer = await download(image, source, known?.etag);
  if (known && answer.status === 304) return known.widths;
  if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const hash = sha256(bytes);
  const widths =
    known?.sha256 === hash
      ? known.widths
      : await encode(bytes, (width, encoded) => kept.write(image, width, encoded));
  kept.keep(image, { etag: answer.headers.get('etag'), sha256: hash, widths });
  return widths;
}

function isUpload(image: string, backend: string): boolean {
  if (!UPLOADED.test(image) || !URL.canParse(image, backend)) return false;
  const bucket = new URL(`/storage/v1/object/public/${BLOG_IMAGES_BUCKET}/`, backend);
  return new URL(image, backend).href.startsWith(bucket.href);
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
  write: (width: number, encoded: Buffer) => void,
): Promise<number[]> {
  const picture = sharp(bytes).autoOrient();
  const { autoOrient, pages = 1 } = await picture.metadata();
  if (pages > 1) return [];
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
  for (const width of widths)
    write(width, await picture.clone().resize(width).avif(PICTURE_ENCODING).toBuffer());
  return widths;
}
