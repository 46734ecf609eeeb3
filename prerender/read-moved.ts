import type { MovedAddress } from '../hosting/moved-addresses.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';

const TIMEOUT_MS = 30_000;

interface Row {
  slug: string;
  blog_posts: { slug: string } | null;
}

/** Former addresses of published posts, the newest moves first; none where the project keeps none. */
export async function readMoved({
  url,
  key,
  fetch: request = fetch,
}: Endpoint): Promise<MovedAddress[]> {
  const query = 'select=slug,blog_posts(slug)&order=moved_at.desc';
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return [];
  const rows = (await response.json()) as Row[];
  return rows.flatMap(({ slug, blog_posts: post }) => (post ? [{ slug, to: post.slug }] : []));
}
