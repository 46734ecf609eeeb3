import { list, type ListField } from '../../../schema/kinds/list';
import type { CellProps } from '../cell-props';
import { shortened } from '../../../shared/shortened';

export function ListCell({ field, value, full }: CellProps<ListField>) {
  if (!full) return <>{shortened(list.toText(value, field))}</>;
  const members: unknown[] = Array.isArray(value) ? value : [];
  return (
    <ul>
      {members.map((member, index) => (
        <li key={index}>{String(member)}</li>
      ))}
    </ul>
  );
}
