import { flushSync } from 'react-dom';
import { contentInUse, setContent, type RowsByTable } from '../../shared/content/content-store';
import { picturesIn } from '../../shared/content/picture';
import { keepInPlace } from './keep-in-place';

/** Renders rows synchronously, for keepInPlace() to measure. */
export function renderContent(read: RowsByTable): void {
  keepEncoded(read);
  keepInPlace(() => flushSync(() => setContent(read)));
}

/** Keeps the encoded widths of unchanged pictures. */
function keepEncoded(read: RowsByTable): void {
  const built = new Map(picturesIn(contentInUse()).map(({ src, avif }) => [src, avif]));
  for (const picture of picturesIn(read)) picture.avif ??= built.get(picture.src);
}
