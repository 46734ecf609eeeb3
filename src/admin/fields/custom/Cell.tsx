import { Suspense } from 'react';
import { custom, type CustomField } from '../../../schema/kinds/custom';
import type { CellProps } from '../cell-props';

export function CustomCell({ field, value, record }: CellProps<CustomField>) {
  const { cell: Cell } = field;
  if (!Cell) return <>{custom.toText(value, field)}</>;
  return (
    <Suspense fallback={null}>
      <Cell value={value} record={record} />
    </Suspense>
  );
}
