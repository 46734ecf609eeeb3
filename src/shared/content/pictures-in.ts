import type { ContentPicture } from './site-content.ts';

/** The pictures of whatever content, wherever in it they are. */
export function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as ContentPicture];
  return Object.values(value).flatMap(picturesIn);
}
