import type { CellProps } from '../cell-props';
import { LinkCell } from '../LinkCell';
import type { EmailField } from '../../../schema/kinds/email';

export function EmailCell({ value }: CellProps<EmailField>) {
  return <LinkCell href={`mailto:${encodeURIComponent(String(value))}`}>{String(value)}</LinkCell>;
}
