import { postPath, PREVIEW_SLUG } from '../../src/shared/blog.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { movedTo } from '../../src/site/data/moved-address.ts';
import { readPostRows } from '../../src/site/data/post-rows.ts';
import { HEAD_COLUMNS } from '../../src/site/seo/post-head.ts';
import { PATIENCE_MS, type Found } from './found.ts';
import { lastPart } from './last-part.ts';

/**
 * The post at an address, asked for as any visitor may, with the public key: what is not published is unknown. Asks nobody
 * about an address that no post can have; throws when nothing answers.
 */
export async function findPost(endpoint: Endpoint, pathname: string): Promise<Found | undefined> {
  const slug = lastPart(pathname, '/blog/');
  // Where drafts are shown there is no post.
  if (!slug || slug === PREVIEW_SLUG) return undefined;
  const { rows } = await readPostRows(endpoint, {
    columns: HEAD_COLUMNS,
    where: { slug },
    order: 'id',
    from: 0,
    to: 0,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const [post] = rows;
  if (post) return { kind: 'page', subject: post };
  const moved = await movedTo(endpoint, slug, AbortSignal.timeout(PATIENCE_MS));
  return moved ? { kind: 'moved', path: postPath(moved) } : { kind: 'unknown' };
}
