import type { CellProps } from '../../views/list/cell-props';
import { LinkCell } from '../../views/list/LinkCell';
import type { SlugField } from './kind';

export function SlugCell({ schema, value, record }: CellProps<SlugField>) {
  return <LinkCell href={schema.publicPath?.(record)}>{String(value)}</LinkCell>;
}
