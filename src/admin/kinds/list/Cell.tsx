import type { CellProps } from '../../views/list/cell-props';
import { shortened } from '../../views/list/shortened';
import { list, type ListField } from './kind';

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
