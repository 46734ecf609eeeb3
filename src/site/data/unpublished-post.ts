import type { Endpoint } from '../../shared/endpoint';
import { sessionKey } from '../../shared/session-key';

/** The id of the post that only staff can read at this address; nothing is asked where nobody has signed in. */
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

/** Where supabase-js keeps the session of whoever has signed in to the admin. */
function staffToken(url: string): string | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionKey(url)) ?? 'null') as {
      access_token?: string;
    } | null;
    return stored?.access_token;
  } catch {
    return undefined;
  }
}
