import { isUnused, type LibraryPicture } from '../../data/picture-library';

const MAX_NAMED = 2;

/** "in 1 place", "in 3 places" */
export function inPlaces(count: number): string {
  return count === 1 ? 'in 1 place' : `in ${count} places`;
}

/** "In “Home”, “About” and 2 more". */
export function usageText(picture: LibraryPicture): string {
  if (isUnused(picture)) return 'Unused';
  const named = picture.used_in.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = picture.used_in.length - named.length;
  if (named.length === 0) return 'In an earlier version';
  return `In ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Its alternative texts. */
export function nameOf({ descriptions }: LibraryPicture): string {
  return descriptions.join(' / ') || 'Not described';
}
