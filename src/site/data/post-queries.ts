import { queryOptions } from '@tanstack/react-query';
import { getPost, listPosts, listPostsOf } from './posts';

export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal }) => listPosts(signal),
});

export function postsOfCategoryQuery(category: string) {
  return queryOptions({
    queryKey: ['posts of', category],
    queryFn: ({ signal }) => listPostsOf(category, signal),
  });
}

export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ['post', slug],
    queryFn: ({ signal }) => getPost(slug, signal),
  });
}
