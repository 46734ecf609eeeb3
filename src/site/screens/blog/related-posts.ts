import type { BlogCard } from '../../../shared/blog';

const RELATED_POSTS = 3;

/** Up to three other posts of the same category, in the order of the list: newest first. */
export function relatedPosts<Post extends Pick<BlogCard, 'slug' | 'category'>>(
  post: Pick<BlogCard, 'slug' | 'category'>,
  posts: readonly Post[],
): Post[] {
  return posts
    .filter(({ slug, category }) => category === post.category && slug !== post.slug)
    .slice(0, RELATED_POSTS);
}
