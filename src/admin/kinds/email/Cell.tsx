import type { CellProps } from '../../views/list/cell-props';
import { LinkCell } from '../../views/list/LinkCell';
import type { EmailField } from './kind';

export function EmailCell({ value }: CellProps<EmailField>) {
  return <LinkCell href={`mailto:${encodeURIComponent(String(value))}`}>{String(value)}</LinkCell>;
}
