import { hash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** Keeps the buckets' files in a folder; the package keeps what it knows of each in its row, and has no adapter itself. */
export function fileStorage(folder: string, database: PGlite): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const path = resolve(folder, bucket, key);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error('Object name leaves the bucket');
    return path;
  };
  const headObject = async (bucket: string, key: string): Promise<ObjectMetadata> => {
    const { rows } = await database.query<{ metadata: ObjectMetadata }>(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, key],
    );
    const [row] = rows;
    if (!row) throw new Error('Object not found');
    return { ...row.metadata, lastModified: new Date(row.metadata.lastModified ?? 0) };
  };
  const deleteObject = (bucket: string, key: string) => rm(pathOf(bucket, key), { force: true });

  return {
    driver: undefined,
    headObject,
    deleteObject,
    async getObject(bucket, key) {
      const metadata = await headObject(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(pathOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const path = pathOf(bucket, key);
      await mkdir(dirname(path), { recursive: true });
      // Whole or not at all, also when the process is killed.
      const temporary = `${path}.${randomUUID()}.tmp`;
      await writeFile(temporary, bytes);
      await rename(temporary, path);
      const size = bytes.length;
      const eTag = `"${hash('sha256', bytes).slice(0, 32)}"`;
      const stored = { mimetype, cacheControl, eTag, size, contentLength: size };
      return { ...stored, lastModified: new Date(), httpStatusCode: 200 };
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => deleteObject(bucket, key)));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      await mkdir(dirname(pathOf(toBucket, toKey)), { recursive: true });
      await cp(pathOf(bucket, key), pathOf(toBucket, toKey));
      return headObject(bucket, key);
    },
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };
}
