import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, useState, type ReactNode } from 'react';
import { ListContextProvider, useListContext, type Identifier } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { moved } from '../../ui/moved';
import { announcements } from './announcements';
import { OrderContext } from './order-context';
import { OrderableRow } from './OrderableRow';
import { useMove } from './use-move';

/**
 * Lets the rows of the surrounding list be put into an order by hand, while all of them are shown in it. What was
 * moved stands in its new place at once, and goes back when the server refuses.
 */
export function OrderableList({ schema, children }: { schema: ContentType; children: ReactNode }) {
  const list = useListContext();
  const [placed, setPlaced] = useState<Identifier[]>();
  const write = useMove(schema);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const rows = useMemo(
    () => placed?.flatMap((id) => list.data?.find((row) => row.id === id) ?? []) ?? list.data ?? [],
    [placed, list.data],
  );
  const isWhole =
    list.sort.field === schema.order &&
    list.sort.order === 'ASC' &&
    Object.keys(list.filterValues ?? {}).length === 0 &&
    rows.length === list.total;
  const ids = rows.map(({ id }) => id);
  const move = (id: Identifier, to: number) => {
    const from = ids.indexOf(id);
    if (from < 0 || to === from || to < 0 || to >= ids.length) return;
    setPlaced(moved(ids, from, to));
    void write(rows, from, to)
      .then(async () => list.refetch())
      .finally(() => setPlaced(undefined));
  };

  if (!isWhole) return children;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(rows, schema.titleColumn) }}
      onDragEnd={({ active, over }) => over && move(active.id, ids.indexOf(over.id))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <OrderContext value={{ ids, move, isMoving: placed !== undefined, Row: OrderableRow }}>
          <ListContextProvider value={{ ...list, data: rows } as typeof list}>
            {children}
          </ListContextProvider>
        </OrderContext>
      </SortableContext>
    </DndContext>
  );
}
