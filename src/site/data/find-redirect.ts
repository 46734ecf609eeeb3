import { postPath } from '../../shared/blog.ts';
import type { Endpoint } from '../../shared/supabase';

export const MOVED_COLUMNS = 'leads_to,blog_posts(slug),pages(path)';

export interface Moved {
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
  const query = new URLSearchParams({ select: MOVED_COLUMNS, slug: `eq.${former}` });
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal,
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  const [moved] = (await response.json()) as Moved[];
  return moved && destinationOf(moved);
}

/** `undefined` if what has moved is not public. */
export function destinationOf({ leads_to, blog_posts, pages }: Moved): Destination | undefined {
  if (leads_to) return { path: leads_to, isTemporary: true };
  const path = blog_posts ? postPath(blog_posts.slug) : pages?.path;
  return path ? { path, isTemporary: false } : undefined;
}
