import type { Endpoint } from '../../shared/supabase';

/** Id of a draft, for signed-in staff; no request otherwise. */
export async function unpublishedPost(
  { url, key }: Endpoint,
  slug: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const token = staffToken(url);
  if (!token) return undefined;
  const query = new URLSearchParams({ select: 'id', slug: `eq.${slug}` });
  const response = await fetch(`${url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (!response.ok) return undefined;
  const [row] = (await response.json()) as { id: string }[];
  return row?.id;
}

/** Access token of supabase-js's stored session. */
function staffToken(url: string): string | undefined {
  try {
    const name = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as {
      access_token?: string;
    } | null;
    return stored?.access_token;
  } catch {
    return undefined;
  }
}
