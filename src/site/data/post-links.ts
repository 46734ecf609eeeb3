import type { BlogCard } from '../../shared/blog';

/** How many (docs/specification.md, 2). */
export const RELATED_POSTS = 3;

type PostLink = Pick<BlogCard, 'slug' | 'title'>;

/** What stands around a post: those like it, and its neighbours in the list. */
export interface PostLinks<Post> {
  related: Post[];
  newer?: PostLink;
  older?: PostLink;
}

/**
 * Up to three others, of the same category before the rest and newest first, and the posts before and after in time.
 * @param posts all posts, newest first
 */
export function postLinks<Post extends PostLink & Pick<BlogCard, 'category'>>(
  post: Pick<BlogCard, 'slug' | 'category'>,
  posts: readonly Post[],
): PostLinks<Post> {
  const place = posts.findIndex(({ slug }) => slug === post.slug);
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const isSibling = ({ category }: Post) => category === post.category;
  return {
    related: [...others.filter(isSibling), ...others.filter((other) => !isSibling(other))].slice(
      0,
      RELATED_POSTS,
    ),
    newer: place > 0 ? linkTo(posts[place - 1]) : undefined,
    older: place >= 0 ? linkTo(posts[place + 1]) : undefined,
  };
}

function linkTo(post: PostLink | undefined): PostLink | undefined {
  return post && { slug: post.slug, title: post.title };
}
