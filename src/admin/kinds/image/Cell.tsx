import type { CellProps } from '../../views/list/cell-props';
import { ThumbnailCell } from '../../views/list/ThumbnailCell';
import type { ImageField } from './kind';

export function ImageCell({ field, value }: CellProps<ImageField>) {
  const isThere = typeof value === 'string' && value !== '' && value !== field.whenBlank;
  return <ThumbnailCell url={isThere ? value : undefined} aspectRatio={field.aspectRatio} />;
}
