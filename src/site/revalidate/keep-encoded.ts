import { contentInUse } from '../../shared/content/content-store';
import { picturesIn } from '../../shared/content/site-content';

/** A picture that is the same stays in the sizes that the build has made of it. */
export function keepEncoded(read: object): void {
  const built = new Map(
    contentInUse()
      .flatMap(picturesIn)
      .map(({ src, avif }) => [src, avif]),
  );
  for (const picture of picturesIn(read)) picture.avif ??= built.get(picture.src);
}
