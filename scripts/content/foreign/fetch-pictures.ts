import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { atExit } from '../../../build/at-exit.ts';
import { progress, forEachConcurrently } from '../../../build/concurrency.ts';
import { MAX_IMAGE_BYTES } from '../../../src/shared/upload-limits.ts';
import { withoutMetadata } from '../../../src/admin/images/metadata/without-metadata.ts';
import { HEIC, MAX_SIZE } from '../../../src/admin/images/upload-hints.ts';
import { isHeic, sniffImageType } from '../../../src/admin/images/sniff-image-type.ts';
import { BLOG_IMAGES_BUCKET } from '../../../src/shared/blog.ts';
import type { ContentPicture } from '../content.ts';
import { pictureSize } from '../pictures.ts';
import type { Project } from '../project.ts';
import { PUBLIC_PATH } from '../storage-address.ts';
import { download } from './download.ts';
import { stableUuid } from './foreign-post.ts';
import { PICTURE_FILE } from './plain-structure.ts';

const AT_A_TIME = 4;
const TOO_LARGE = `it is larger than ${MAX_SIZE}`;

interface FetchedPictures {
  /** By `bucket/path`. */
  pictures: Map<string, ContentPicture>;
  /** New addresses of pictures of other hosts, by the old ones. */
  moved: Map<string, string>;
  /** Pictures that could not be fetched, with the reason. */
  failed: string[];
}

interface Options {
  /** Addresses that stand in for pictures that cannot be fetched. */
  smaller: ReadonlyMap<string, string>;
  dryRun: boolean;
  trusted?: string;
}

/** Names each picture by a hash of its address, so that a second import finds it. With `dryRun` nothing is fetched. */
export async function fetchPictures(
  project: Project,
  addresses: Iterable<string>,
  { smaller, dryRun, trusted }: Options,
): Promise<FetchedPictures> {
  const result: FetchedPictures = { pictures: new Map(), moved: new Map(), failed: [] };
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  const waiting = [...new Set(addresses)];
  const count = progress('Pictures fetched', waiting.length);
  /** Gives the new address. */
  const take = async (address: string) => {
    const path = pathFor(address);
    if (!path) throw new Error('its name is not that of a picture we take');
    const size = (await pictureSize(project, path)) ?? (dryRun ? 0 : undefined);
    result.pictures.set(
      path,
      size === undefined ? await fetched(address, folder, trusted) : { size, read: never },
    );
    return PUBLIC_PATH + path;
  };
  await forEachConcurrently(AT_A_TIME, waiting, async (address) => {
    const small = smaller.get(address);
    try {
      const taken = take(address);
      result.moved.set(address, await (small ? taken.catch(() => take(small)) : taken));
    } catch (error) {
      result.failed.push(`${unmoved(address)}: ${(error as Error).message}`);
    }
    count();
  });
  return result;
}

/** The address of a picture that stays where it was: a page may show those of https alone. */
export const unmoved = (address: string) => address.replace(/^http:/, 'https:');

const never = () => Promise.reject(new Error('This picture is there already'));

function pathFor(address: string): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined;
  const [, extension] = PICTURE_FILE.exec(new URL(address).pathname) ?? [];
  return (
    extension && `${BLOG_IMAGES_BUCKET}/blog/${stableUuid(address)}.${extension.toLowerCase()}`
  );
}

async function fetched(
  address: string,
  folder: string,
  trusted: string | undefined,
): Promise<ContentPicture> {
  const given = await download(address, { most: MAX_IMAGE_BYTES, tooLarge: TOO_LARGE, trusted });
  const type = sniffImageType(given);
  if (!type) throw new Error(isHeic(given) ? `it is ${HEIC}` : 'it is no picture');
  const bytes = type === 'image/avif' ? await plainAvif(given) : withoutMetadata(given, type);
  if (!bytes) throw new Error('it is damaged or incomplete');
  if (bytes.length > MAX_IMAGE_BYTES) throw new Error(TOO_LARGE);
  const file = join(folder, stableUuid(address));
  writeFileSync(file, bytes);
  return { size: bytes.length, read: async () => new Uint8Array(await readFile(file)) };
}

/** Encoded again, without metadata, which sharp leaves out; `undefined` for a truncated file. */
function plainAvif(avif: Uint8Array): Promise<Uint8Array | undefined> {
  return sharp(avif)
    .avif({ quality: 60, effort: 2 })
    .toBuffer()
    .catch(() => undefined);
}
