import { isUnused, type LibraryPicture } from '../../data/picture-library';

const MOST_NAMED = 2;

/** "in 1 post", "in 3 posts" */
export function inPosts(count: number): string {
  return count === 1 ? 'in 1 post' : `in ${count} posts`;
}

/** Where a picture is used, in a few words. */
export function wordsOfUse(picture: LibraryPicture): string {
  if (isUnused(picture)) return 'Unused';
  const named = picture.used_in.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const more = picture.used_in.length - named.length;
  if (named.length === 0) return 'In an earlier version';
  return `In ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
