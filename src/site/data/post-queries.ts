import { queryOptions } from '@tanstack/react-query';
import type { BlogCard } from '../../shared/blog';
import { findPosts, listPosts, type PostSearch } from './post-list';
import { postLinksAmong } from './post-links';
import { getPost } from './posts';
import { project } from '../../shared/supabase';

export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal }) => listPosts(project, signal),
});

/** A page of what the database finds for a visitor. */
export function foundPostsQuery(search: PostSearch) {
  return queryOptions({
    queryKey: [...postsQuery.queryKey, search],
    queryFn: ({ signal }) => findPosts(project, search, signal),
  });
}

/** What stands around a post, from the list, which is read unless it has been; what the list lacks is asked for. */
export function postLinksQuery(post: Pick<BlogCard, 'slug' | 'category'>) {
  return queryOptions({
    queryKey: ['around', post.slug],
    queryFn: async ({ client, signal }) => {
      const list = await client.fetchQuery(postsQuery);
      if (list.cards.length >= list.total) return postLinksAmong(list.cards)(post);
      const { fetchPostLinks } = await import('./fetch-post-links');
      return fetchPostLinks(project, post, list.cards, signal);
    },
    // Reading the list is repeated already.
    retry: false,
  });
}

/** A prerendered page brings its post cleaned; for one that is read here, what cleans it is fetched along. */
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
