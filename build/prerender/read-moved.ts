import type { MovedAddress } from '../../hosting/moved-addresses.ts';
import { postPath } from '../../src/shared/blog.ts';
import { readTable } from '../../src/shared/content/read-tables.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { readTimeout } from './read-backend.ts';

const QUERY = {
  table: 'moved_addresses',
  columns: 'slug,blog_posts(slug),pages(path)',
  order: 'moved_at.desc,slug',
};

interface Row {
  slug: string;
  blog_posts: { slug: string } | null;
  pages: { path: string } | null;
}

/** Former addresses of published posts and pages, the newest moves first. */
export async function readMoved(source: Endpoint): Promise<MovedAddress[]> {
  const rows = await readTable<Row>(source, QUERY, readTimeout());
  return rows.flatMap(({ slug, blog_posts: post, pages: page }) => {
    if (post) return [{ from: postPath(slug), to: postPath(post.slug) }];
    return page ? [{ from: slug, to: page.path }] : [];
  });
}
