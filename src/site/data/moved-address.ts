import type { Endpoint } from '../../shared/endpoint';

/** Who left an address: a post or a page. */
interface Moved {
  blog_posts?: { slug: string } | null;
  pages?: { path: string } | null;
}

/**
 * Where that is now which was once at an address: the slug of a post for a slug, the path of a page for a path; nothing
 * where there is none, or the project does not say.
 */
export async function movedTo(
  { url, key, fetch: request = fetch }: Endpoint,
  former: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const select = former.startsWith('/') ? 'pages(path)' : 'blog_posts(slug)';
  const query = new URLSearchParams({ select, slug: `eq.${former}` });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal,
  });
  const [moved] = response.ok ? ((await response.json()) as Moved[]) : [];
  return moved?.blog_posts?.slug ?? moved?.pages?.path;
}
