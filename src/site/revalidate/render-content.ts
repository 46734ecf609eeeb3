import { flushSync } from 'react-dom';
import { contentInUse, setContent, type RowsByTable } from '../../shared/content/content-store';
import { picturesIn } from '../../shared/content/picture';
import { keepInPlace } from './keep-in-place';

/** Puts what has been read in the place of what is shown; at once, so that what is being read can be measured afterwards. */
export function renderContent(read: RowsByTable): void {
  keepEncoded(read);
  keepInPlace(() => flushSync(() => setContent(read)));
}

/** A picture that is the same stays in the sizes that the build has made of it. */
function keepEncoded(read: RowsByTable): void {
  const built = new Map(picturesIn(contentInUse()).map(({ src, avif }) => [src, avif]));
  for (const picture of picturesIn(read)) picture.avif ??= built.get(picture.src);
}
