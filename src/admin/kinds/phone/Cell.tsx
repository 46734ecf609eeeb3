import type { CellProps } from '../../views/list/cell-props';
import { LinkCell } from '../../views/list/LinkCell';
import type { PhoneField } from './kind';

export function PhoneCell({ value }: CellProps<PhoneField>) {
  const number = String(value);
  return <LinkCell href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</LinkCell>;
}
