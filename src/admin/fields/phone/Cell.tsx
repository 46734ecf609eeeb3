import type { CellProps } from '../cell-props';
import { LinkCell } from '../LinkCell';
import { telHref, type PhoneField } from '../../../schema/kinds/phone';

export function PhoneCell({ value }: CellProps<PhoneField>) {
  const number = String(value);
  return <LinkCell href={telHref(number)}>{number}</LinkCell>;
}
