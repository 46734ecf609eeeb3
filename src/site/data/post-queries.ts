import { queryOptions } from '@tanstack/react-query';
import { type BlogCard, POST_COLUMNS, type BlogPost } from '../../shared/blog';
import { findPosts, listPosts, type PostSearch } from './post-list';
import { postLinksAmong } from './related-posts';
import { project } from '../../shared/supabase';
import { readPostRows } from './post-rows';
import { withTimeout } from '../../shared/request-timeout';

export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal }) => listPosts(project, signal),
});

export function foundPostsQuery(search: PostSearch) {
  return queryOptions({
    queryKey: [...postsQuery.queryKey, search],
    queryFn: ({ signal }) => findPosts(project, search, signal),
  });
}

/** From the cached list if complete, otherwise by queries. */
export function postLinksQuery(post: Pick<BlogCard, 'slug' | 'category'>) {
  return queryOptions({
    queryKey: ['around', post.slug],
    queryFn: async ({ client, signal }) => {
      const list = await client.fetchQuery(postsQuery);
      if (list.cards.length >= list.total) return postLinksAmong(list.cards)(post);
      const { fetchPostLinks } = await import('./fetch-related-posts');
      return fetchPostLinks(project, post, list.cards, signal);
    },
    // `postsQuery` retries.
    retry: false,
  });
}

/** Loads the sanitiser with the post; a prerendered page has a sanitised one. */
export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ['post', slug],
    queryFn: async ({ signal }) => {
      const [post, { readablePost }] = await Promise.all([
        getPost(slug, signal),
        import('./readable-post'),
      ]);
      return post && readablePost(post);
    },
  });
}

/** `null` when not found. */
async function getPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const { rows } = await readPostRows(project, {
    columns: POST_COLUMNS,
    where: { slug },
    order: 'id',
    limit: 1,
    signal: withTimeout(signal),
  });
  return rows[0] ?? null;
}
