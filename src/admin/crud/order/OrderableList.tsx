import {
  type Announcements,
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
import { type ReactNode, useMemo } from 'react';
import { type Identifier, ListContextProvider, type RaRecord, useListContext } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { useRecordTitle } from '../../data/use-record-title';
import { OrderContext, PlacesContext } from '../list/GridRow';
import { OrderableRow } from './OrderableRow';
import { siblingAt, siblingsOf, treeOf } from './tree';
import { inOrder, positionsAfterMove } from '../../data/positions';
import { useMoves } from './use-moves';

/** Makes the complete rows of a list sortable. Moves are optimistic, and reverted when the server refuses. */
export default function OrderableList({
  schema,
  children,
}: {
  schema: ContentType;
  children: ReactNode;
}) {
  const list = useListContext();
  const { order = '' } = schema;
  const [moved, write] = useMoves(schema);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isInOrder = list.sort.field === order && list.sort.order === 'ASC';
  const tree = useMemo(() => {
    const all = list.data ?? [];
    return isInOrder
      ? treeOf(schema, inOrder(all, order, moved))
      : { rows: all, places: new Map() };
  }, [moved, list.data, schema, order, isInOrder]);
  const { rows, places } = tree;
  const isWhole =
    isInOrder && Object.keys(list.filterValues ?? {}).length === 0 && rows.length === list.total;
  const ids = rows.map(({ id }) => id);
  const nameOf = useRecordTitle(schema, rows);
  const beside = (id: Identifier) => siblingsOf(tree, id, schema);
  const move = (id: Identifier, to: number) => {
    const siblings = beside(id);
    const from = siblings.findIndex((row) => row.id === id);
    if (from < 0 || to === from || to < 0 || to >= siblings.length) return;
    write(positionsAfterMove(siblings, order, from, to));
  };

  const shown = (
    <PlacesContext value={places}>
      <ListContextProvider value={{ ...list, data: rows } as typeof list}>
        {children}
      </ListContextProvider>
    </PlacesContext>
  );
  if (!isWhole) return shown;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(rows, nameOf) }}
      onDragEnd={({ active, over }) =>
        over && move(active.id, siblingAt(tree, beside(active.id), over.id))
      }
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <OrderContext value={{ beside, move, Row: OrderableRow }}>{shown}</OrderContext>
      </SortableContext>
    </DndContext>
  );
}

function announcements(
  rows: readonly RaRecord[],
  titleOf: (row: RaRecord) => string,
): Announcements {
  const nameOf = (id: Identifier) => {
    const row = rows.find((row) => row.id === id);
    return row ? titleOf(row) : 'The record';
  };
  const positionOf = (id: Identifier) =>
    `place ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up at ${positionOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${positionOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} is put down at ${positionOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
