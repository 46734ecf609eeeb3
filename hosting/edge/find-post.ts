import type { Endpoint } from '../../src/shared/endpoint.ts';
import { movedTo } from '../../src/site/data/moved-address.ts';
import { readPostRows } from '../../src/site/data/post-rows.ts';
import { HEAD_COLUMNS, type PostFacts } from '../../src/site/seo/post-head.ts';

/** What Supabase says of an address below /blog. */
export type Found =
  | { kind: 'post'; post: PostFacts }
  /** The post has moved, to this slug. */
  | { kind: 'moved'; slug: string }
  | { kind: 'unknown' };

/** A visitor waits for no longer than that before he gets the page that the host has. */
const PATIENCE_MS = 2500;

/** Asks as any visitor may, with the public key: what is not published is unknown. Throws when nothing answers. */
export async function findPost(endpoint: Endpoint, slug: string): Promise<Found> {
  const { rows } = await readPostRows(endpoint, {
    columns: HEAD_COLUMNS,
    where: { slug },
    order: 'id',
    from: 0,
    to: 0,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const [post] = rows;
  if (post) return { kind: 'post', post };
  const moved = await movedTo(endpoint, slug, AbortSignal.timeout(PATIENCE_MS));
  return moved ? { kind: 'moved', slug: moved } : { kind: 'unknown' };
}
