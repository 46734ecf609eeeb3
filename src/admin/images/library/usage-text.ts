import { isUnused, type LibraryPicture } from '../../data/picture-library';

const MOST_NAMED = 2;

/** "in 1 place", "in 3 places" */
export function inPlaces(count: number): string {
  return count === 1 ? 'in 1 place' : `in ${count} places`;
}

/** Where a picture is used, in a few words. */
export function usageText(picture: LibraryPicture): string {
  if (isUnused(picture)) return 'Unused';
  const named = picture.used_in.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const more = picture.used_in.length - named.length;
  if (named.length === 0) return 'In an earlier version';
  return `In ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What it shows, as far as somebody has said so. */
export function nameOf({ descriptions }: LibraryPicture): string {
  return descriptions.join(' / ') || 'Not described';
}
