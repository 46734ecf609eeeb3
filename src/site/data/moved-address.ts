import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';

/** The slug of the post that was once at this one, if there is such a post; a project without the table has none. */
export async function movedTo(slug: string): Promise<string | null> {
  const query = new URLSearchParams({ select: 'blog_posts(slug)', slug: `eq.${slug}` });
  const response = await fetch(`${supabaseUrl}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: supabaseKey },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const [row] = (await response.json()) as { blog_posts: { slug: string } | null }[];
  return row?.blog_posts?.slug ?? null;
}
