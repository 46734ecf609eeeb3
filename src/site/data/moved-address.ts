import type { Endpoint } from '../../shared/endpoint';

/** The slug of the post that was once at this one, if there is such a post. */
export async function movedTo(
  endpoint: Endpoint,
  slug: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const row = await ownerOf<{ blog_posts: { slug: string } | null }>(
    endpoint,
    slug,
    'blog_posts(slug)',
    signal,
  );
  return row?.blog_posts?.slug;
}

/** The path of the page that was once at this one, if there is such a page. */
export async function pageMovedTo(
  endpoint: Endpoint,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const row = await ownerOf<{ pages: { path: string } | null }>(
    endpoint,
    path,
    'pages(path)',
    signal,
  );
  return row?.pages?.path;
}

/** What has left an address; nothing where the project does not say. */
async function ownerOf<Row>(
  { url, key, fetch: request = fetch }: Endpoint,
  former: string,
  select: string,
  signal: AbortSignal,
): Promise<Row | undefined> {
  const query = new URLSearchParams({ select, slug: `eq.${former}` });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal,
  });
  const [row] = response.ok ? ((await response.json()) as Row[]) : [];
  return row;
}
