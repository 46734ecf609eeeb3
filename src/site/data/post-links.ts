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
 * For each post up to three others, of the same category before the rest and newest first, and the posts before and after
 * it in time. What is found does not take longer for more posts: a build asks for each of ten thousand.
 * @param posts all posts, newest first
 */
export function postLinksAmong<Post extends PostLink & Pick<BlogCard, 'category'>>(
  posts: readonly Post[],
) {
  const places = new Map(posts.map(({ slug }, place) => [slug, place]));
  const newestOf = new Map<string, Post[]>();
  for (const post of posts) {
    const newest = newestOf.get(post.category) ?? [];
    // One more, because a post is not its own sibling.
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
