import { Suspense } from 'react';
import type { FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import type { CellProps } from './kind-props';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./custom/Input'));

/** The content type's own cell, if it has one. */
export function Cell({ field, value, record }: CellProps<FieldOfKind['custom']>) {
  const { cell: Own } = field;
  if (!Own) return kindOf(field).toText(value, field);
  return (
    <Suspense fallback={null}>
      <Own value={value} record={record} />
    </Suspense>
  );
}
