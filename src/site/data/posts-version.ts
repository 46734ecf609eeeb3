import type { BlogPost } from '../../shared/blog';

/**
 * Which state the posts are in: the time of the newest change and how many there are. Another after every post that
 * is written, changed or deleted; with it a prerendered page learns whether what it brought still holds.
 */
export function postsVersion(
  posts: readonly Pick<BlogPost, 'updated_at'>[],
  total: number,
): string {
  const changes = posts.map(({ updated_at }) => updated_at);
  return `${changes.sort().at(-1) ?? 'never'} ${total}`;
}
