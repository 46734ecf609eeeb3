import type { BlogCard } from '../../shared/blog';

/** docs/specification.md, 2. */
export const RELATED_POSTS = 3;

type PostLink = Pick<BlogCard, 'slug' | 'title'>;

/** Related and neighbouring posts. */
export interface PostLinks<Post> {
  related: Post[];
  newer?: PostLink;
  older?: PostLink;
}

/**
 * Up to three related posts, same category first, newest first; and the neighbours in time. Constant time per post: a
 * build calls it for ten thousand.
 * @param posts all posts, newest first
 */
export function postLinksAmong<Post extends PostLink & Pick<BlogCard, 'category'>>(
  posts: readonly Post[],
) {
  const places = new Map(posts.map(({ slug }, place) => [slug, place]));
  const newestOf = new Map<string, Post[]>();
  for (const post of posts) {
    const newest = newestOf.get(post.category) ?? [];
    // One more: the post itself is filtered out.
    if (newest.length <= RELATED_POSTS) newestOf.set(post.category, [...newest, post]);
  }

  return ({ slug, category }: Pick<BlogCard, 'slug' | 'category'>): PostLinks<Post> => {
    const siblings = (newestOf.get(category) ?? []).filter((post) => post.slug !== slug);
    const related = siblings.slice(0, RELATED_POSTS);
    for (const post of posts) {
      if (related.length === RELATED_POSTS) break;
      if (post.category !== category) related.push(post);
    }
    const place = places.get(slug);
    return {
      related,
      newer: place === undefined ? undefined : linkTo(posts[place - 1]),
      older: place === undefined ? undefined : linkTo(posts[place + 1]),
    };
  };
}

function linkTo(post: PostLink | undefined): PostLink | undefined {
  return post && { slug: post.slug, title: post.title };
}
