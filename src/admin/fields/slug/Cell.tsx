import type { CellProps } from '../cell-props';
import { LinkCell } from '../LinkCell';
import type { SlugField } from '../../../schema/kinds/slug';

export function SlugCell({ schema, value, record }: CellProps<SlugField>) {
  return <LinkCell href={schema.publicPath?.(record)}>{String(value)}</LinkCell>;
}
