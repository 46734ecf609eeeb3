import { createElement } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import type { CellProps } from './cell-props';
import { kindCells } from './kind-cells';

/** A stored value as people see it; nothing where there is none. */
export function KindCell(props: CellProps<Field>) {
  const { value, field } = props;
  const isMissing = value === null || value === undefined || value === '';
  const { isPicture, showsNull } = kindOf(field);
  if (isMissing && !isPicture && !(showsNull && value === null)) return null;
  return cellOfKind(field.kind, props);
}

/** Generic, so that the compiler sees each kind's cell get a field of its kind. */
function cellOfKind<Name extends FieldKind>(kind: Name, props: CellProps<FieldOfKind[Name]>) {
  return createElement(kindCells[kind], props);
}
