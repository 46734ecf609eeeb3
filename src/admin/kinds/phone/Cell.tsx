import type { CellProps } from '../../views/list/cell-props';
import { LinkCell } from '../../views/list/LinkCell';
import { telHref, type PhoneField } from './kind';

export function PhoneCell({ value }: CellProps<PhoneField>) {
  const number = String(value);
  return <LinkCell href={telHref(number)}>{number}</LinkCell>;
}
