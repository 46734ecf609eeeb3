import { BLOG_IMAGES_BUCKET } from '../../src/shared/blog.ts';
import type { Server } from './server.ts';

/** Stored files of posts. */
export async function pictureNames(server: Server): Promise<Set<string>> {
  const response = await server.request(
    `/storage/v1/object/list/${BLOG_IMAGES_BUCKET}`,
    { method: 'POST', body: JSON.stringify({ prefix: 'blog/', limit: 1000 }) },
    'service',
  );
  return new Set(((await response.json()) as { name: string }[]).map(({ name }) => name));
}

/** Removes pictures beside the seeded ones: the library shows all of them. */
export async function removeAddedPictures(
  server: Server,
  seeded: ReadonlySet<string>,
): Promise<void> {
  const names = await pictureNames(server);
  const added = [...names].filter((name) => !seeded.has(name));
  if (added.length === 0) return;
  await server.request(
    `/storage/v1/object/${BLOG_IMAGES_BUCKET}`,
    { method: 'DELETE', body: JSON.stringify({ prefixes: added }) },
    'service',
  );
}
