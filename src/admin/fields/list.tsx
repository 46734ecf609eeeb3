import { itemsOf } from '../../schema/kind';
import type { FieldOfKind } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { shortened } from '../../shared/text';
import type { CellProps } from './kind-props';
import { lazyInput } from './lazy-input';

export const Input = lazyInput(() => import('./list/Input'));

export function Cell({ field, value, full }: CellProps<FieldOfKind['list']>) {
  if (!full) return shortened(kindOf(field).toText(value, field));
  return (
    <ul>
      {itemsOf(value).map((member, index) => (
        <li key={index}>{String(member)}</li>
      ))}
    </ul>
  );
}
