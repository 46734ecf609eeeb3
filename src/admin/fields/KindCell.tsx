import { createElement } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { plain } from '../../schema/kind';
import { kindOf } from '../../schema/kinds';
import type { CellProps } from './kind-props';
import { kindViews } from './kind-views';

/** The cell of a stored value; nothing for a blank one. */
export function KindCell(props: CellProps<Field>) {
  const { value, field } = props;
  const { isPicture, showsNull } = kindOf(field);
  if (plain.isBlank(value) && !isPicture && !(showsNull && value === null)) return null;
  return cellOfKind(field.kind, props);
}

/** Generic, to type-check each kind's cell against its field. */
function cellOfKind<Name extends FieldKind>(kind: Name, props: CellProps<FieldOfKind[Name]>) {
  return createElement(kindViews[kind].Cell, props);
}
