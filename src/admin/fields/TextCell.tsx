import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { shortened } from './shortened';
import type { CellProps } from './cell-props';

/** The value as text. */
export function TextCell({ field, value, full }: CellProps<Field>) {
  const text = kindOf(field).toText(value, field);
  return <>{full ? text : shortened(text)}</>;
}
