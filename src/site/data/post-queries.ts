import { queryOptions } from '@tanstack/react-query';
import type { BlogCard } from '../../shared/blog';
import { postSurroundings } from './post-surroundings';
import { getPost, listPosts } from './posts';

export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal }) => listPosts(signal),
});

/** What stands around a post, from the list, which is read unless it has been. */
export function surroundingsQuery(post: Pick<BlogCard, 'slug' | 'category'>) {
  return queryOptions({
    queryKey: ['around', post.slug],
    queryFn: async ({ client }) => postSurroundings(post, await client.fetchQuery(postsQuery)),
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
