import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { FilledText } from './FilledText';
import { shortened } from './shortened';
import type { CellProps } from './cell-props';

/** The value as text. */
export function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes && text.includes('{{') ? <FilledText text={text} /> : <>{text}</>;
}
