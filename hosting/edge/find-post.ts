import { readPostRows, type Endpoint } from '../../src/site/data/post-rows.ts';
import type { PostFacts } from '../../src/site/seo/post-head.ts';

/** What Supabase says of an address below /blog. */
export type Found =
  | { kind: 'post'; post: PostFacts }
  /** The post has moved, to this slug. */
  | { kind: 'moved'; slug: string }
  | { kind: 'unknown' };

const COLUMNS = [
  'title',
  'excerpt',
  'date',
  'image',
  'category',
  'slug',
  'updated_at',
] as const satisfies readonly (keyof PostFacts)[];

/** A visitor waits for no longer than that before he gets the page that the host has. */
const PATIENCE_MS = 2500;

/** Asks as any visitor may, with the public key: what is not published is unknown. Throws when nothing answers. */
export async function findPost(endpoint: Endpoint, slug: string): Promise<Found> {
  const post = await postWhere(endpoint, { slug });
  if (post) return { kind: 'post', post };
  const id = await movedTo(endpoint, slug);
  const moved = id === undefined ? undefined : await postWhere(endpoint, { id });
  return moved ? { kind: 'moved', slug: moved.slug } : { kind: 'unknown' };
}

async function postWhere(
  endpoint: Endpoint,
  where: { slug: string } | { id: string },
): Promise<PostFacts | undefined> {
  const { rows } = await readPostRows(endpoint, {
    columns: COLUMNS,
    where,
    order: 'id',
    from: 0,
    to: 0,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return rows[0];
}

/** The post that once had this slug; a project without the table has none. */
async function movedTo({ url, key, fetch: request = fetch }: Endpoint, slug: string) {
  const query = new URLSearchParams({ select: 'post_id', slug: `eq.${slug}`, limit: '1' });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return undefined;
  const [row] = (await response.json()) as { post_id: string }[];
  return row?.post_id;
}
