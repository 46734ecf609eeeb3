import type { Endpoint } from '../../shared/endpoint';

/** The slug of the post that was once at this one, if there is such a post; a project without the table has none. */
export async function movedTo(
  { url, key, fetch: request = fetch }: Endpoint,
  slug: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = new URLSearchParams({ select: 'blog_posts(slug)', slug: `eq.${slug}` });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal,
  });
  if (!response.ok) return undefined;
  const [row] = (await response.json()) as { blog_posts: { slug: string } | null }[];
  return row?.blog_posts?.slug;
}
