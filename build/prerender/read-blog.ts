import { POST_COLUMNS, sortNewestFirst, type BlogPost, postPath } from '../../src/shared/blog.ts';
import { readTable } from '../../src/shared/content/read-tables.ts';
import type { Endpoint } from '../../src/shared/supabase.ts';
import { destinationOf, MOVED_COLUMNS, type Moved } from '../../src/site/data/find-redirect.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import type { MovedAddress } from '../../hosting/redirects-file.ts';
import type { PublishedContent } from '../plugins/site-content.ts';
import type { WriteFile } from '../pictures/social-picture.ts';
import { encodeUploads, IN_POSTS } from '../pictures/encode-uploads.ts';
import { readTimeout } from '../../src/shared/request-timeout.ts';

export interface Blog {
  /** Newest first. */
  posts: readonly BlogPost[];
  pictures: BuiltPictures;
  /** Former addresses. */
  moved: readonly MovedAddress[];
}

const POSTS = { table: 'blog_posts', columns: POST_COLUMNS.join(), order: 'id' };
/** Ten thousand whole posts, by a slow line. */
const ALL_POSTS_MS = 300_000;

/** Reads all posts; encodes the pictures of pages, and theirs. */
export async function readBlog(
  source: Endpoint,
  { pageTexts }: Pick<PublishedContent, 'pageTexts'>,
  write: WriteFile,
): Promise<Blog> {
  const read = await readTable<BlogPost>(source, POSTS, AbortSignal.timeout(ALL_POSTS_MS));
  // A post that is inserted meanwhile shifts a neighbour into two windows.
  const posts = sortNewestFirst([...new Map(read.map((post) => [post.id, post])).values()]);
  // By priority: pages, then the newest posts.
  const images = [...pageTexts, ...posts.map(({ image }) => image)];
  return {
    posts,
    pictures: await encodeUploads(images, IN_POSTS, source, write),
    moved: await readMoved(source),
  };
}

const QUERY = {
  table: 'moved_addresses',
  columns: `slug,${MOVED_COLUMNS}`,
  order: 'moved_at.desc,slug',
};

/** Redirects of published posts and pages, newest first. */
export async function readMoved(source: Endpoint): Promise<MovedAddress[]> {
  const rows = await readTable<Moved & { slug: string }>(source, QUERY, readTimeout());
  return rows.flatMap(({ slug, ...moved }) => {
    const from = slug.startsWith('/') ? slug : postPath(slug);
    const to = destinationOf(moved);
    return to ? [{ from, to: to.path, isTemporary: to.isTemporary }] : [];
  });
}
