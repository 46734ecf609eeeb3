import type { CellProps } from '../cell-props';
import { ThumbnailCell } from '../ThumbnailCell';
import type { ImageField } from '../../../schema/kinds/image';

export function ImageCell({ field, value }: CellProps<ImageField>) {
  const isThere = typeof value === 'string' && value !== '' && value !== field.whenBlank;
  return <ThumbnailCell url={isThere ? value : undefined} aspectRatio={field.aspectRatio} />;
}
