import { postPath } from '../../shared/blog.ts';
import type { Endpoint } from '../../shared/supabase';

interface Moved {
  leads_to?: string | null;
  blog_posts?: { slug: string } | null;
  pages?: { path: string } | null;
}

interface Destination {
  path: string;
  /** Of a page that has ended, and may be reopened. */
  isTemporary: boolean;
}

/**
 * `undefined` without a redirect, or a table of them (404); throws without an answer.
 * @param former a slug below /blog, or a path
 */
export async function movedTo(
  { url, key, fetch: request = fetch }: Endpoint,
  former: string,
  signal: AbortSignal,
): Promise<Destination | undefined> {
  const select = 'leads_to,blog_posts(slug),pages(path)';
  const query = new URLSearchParams({ select, slug: `eq.${former}` });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal,
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  const [moved] = (await response.json()) as Moved[];
  if (moved?.leads_to) return { path: moved.leads_to, isTemporary: true };
  const path = moved?.blog_posts ? postPath(moved.blog_posts.slug) : moved?.pages?.path;
  return path ? { path, isTemporary: false } : undefined;
}
