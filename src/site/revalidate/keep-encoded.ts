import { contentInUse } from '../../shared/content/content-store';
import type { ContentPicture } from '../../shared/content/site-content';

/** A picture that is the same stays in the sizes that the build has made of it. */
export function keepEncoded(read: object): void {
  const built = new Map(
    contentInUse()
      .flatMap(picturesIn)
      .map(({ src, avif }) => [src, avif]),
  );
  for (const picture of picturesIn(read)) picture.avif ??= built.get(picture.src);
}

/** The pictures of whatever content, wherever in it they are. */
function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as ContentPicture];
  return Object.values(value).flatMap(picturesIn);
}
