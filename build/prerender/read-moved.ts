import type { MovedAddress } from '../../hosting/moved-addresses.ts';
import { postPath } from '../../src/shared/blog.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { readWindows } from './read-windows.ts';

const TIMEOUT_MS = 30_000;

interface Row {
  slug: string;
  blog_posts: { slug: string } | null;
  pages: { path: string } | null;
}

/** Rows of one answer: below PostgREST's default cap. */
const WINDOW = 500;

/** Former addresses of published posts and pages, the newest moves first; none where the project keeps none. */
export async function readMoved(source: Endpoint): Promise<MovedAddress[]> {
  const rows = await readWindows(WINDOW, (offset, limit) => readWindow(source, offset, limit));
  return rows.flatMap(({ slug, blog_posts: post, pages: page }) => {
    if (post) return [{ from: postPath(slug), to: postPath(post.slug) }];
    return page ? [{ from: slug, to: page.path }] : [];
  });
}

async function readWindow(
  { url, key, fetch: request = fetch }: Endpoint,
  offset: number,
  limit: number,
): Promise<Row[]> {
  const query = `select=slug,blog_posts(slug),pages(path)&order=moved_at.desc,slug&limit=${limit}&offset=${offset}`;
  const response = await request(`${url}/rest/v1/moved_addresses?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? ((await response.json()) as Row[]) : [];
}
