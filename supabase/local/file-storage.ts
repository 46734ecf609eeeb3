import { hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

interface StoredHead {
  contentType: string;
  cacheControl: string;
  eTag: string;
}

const HEAD = /\.head\.json$/;
const TEMPORARY = /\.[0-9a-f-]{36}\.tmp$/;

/**
 * Keeps a bucket's files in a folder, in place of the package's adapter, whose downloads are empty on Node 20. Writes
 * are atomic, also when the process is killed.
 */
export function fileStorage(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const path = resolve(folder, bucket, key);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error('Object name leaves the bucket');
    return path;
  };
  const headPathOf = (bucket: string, key: string) => `${pathOf(bucket, key)}.head.json`;

  const writeWhole = async (path: string, bytes: Uint8Array | string) => {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  };

  const head = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const { size, mtime } = await stat(pathOf(bucket, key));
    const stored = JSON.parse(await readFile(headPathOf(bucket, key), 'utf8')) as StoredHead;
    return {
      cacheControl: stored.cacheControl,
      contentLength: size,
      size,
      mimetype: stored.contentType,
      eTag: stored.eTag,
      lastModified: mtime,
      httpStatusCode: 200,
    };
  };

  const remove = async (bucket: string, key: string) => {
    await Promise.all([
      rm(pathOf(bucket, key), { force: true }),
      rm(headPathOf(bucket, key), { force: true }),
    ]);
  };

  return {
    driver: undefined,
    async getObject(bucket, key) {
      const metadata = await head(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const eTag = `"${hash('sha256', bytes).slice(0, 32)}"`;
      await writeWhole(
        headPathOf(bucket, key),
        JSON.stringify({ contentType, cacheControl, eTag }),
      );
      await writeWhole(pathOf(bucket, key), bytes);
      return head(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      await mkdir(dirname(pathOf(toBucket, toKey)), { recursive: true });
      await cp(headPathOf(bucket, key), headPathOf(toBucket, toKey));
      await cp(pathOf(bucket, key), pathOf(toBucket, toKey));
      const { eTag, lastModified } = await head(toBucket, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: head,
    privateAssetUrl: async (bucket, key) => `file://${join(folder, bucket, key)}`,
  };
}

/** Removes leftovers of interrupted uploads: temporary files, and heads without a file. */
export function removeUnfinishedUploads(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const isUnfinished =
      TEMPORARY.test(name) || (HEAD.test(name) && !existsSync(path.replace(HEAD, '')));
    if (isUnfinished) rmSync(path);
  }
}
