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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type Identifier,
  ListContextProvider,
  type RaRecord,
  useDataProvider,
  useListContext,
} from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { useRecordTitle } from '../../data/use-record-title';
import { OrderContext, PlacesContext } from '../list/GridRow';
import { OrderableRow } from './OrderableRow';
import { siblingAt, siblingsOf, treeOf } from './tree';
import { positionsAfterMove } from '../../data/positions';
import { useFailedSave } from '../use-failed-save';

/** Makes the complete rows of a list sortable. Moves are optimistic, and reverted when the server refuses. */
export default function OrderableList({
  schema,
  children,
}: {
  schema: ContentType;
  children: ReactNode;
}) {
  const list = useListContext();
  const [placed, setPlaced] = useState<Identifier[]>();
  const write = useMove(schema);
  const { onError } = useFailedSave(schema, 'update');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isInOrder = list.sort.field === schema.order && list.sort.order === 'ASC';
  const tree = useMemo(() => {
    const all =
      placed?.flatMap((id) => list.data?.find((row) => row.id === id) ?? []) ?? list.data ?? [];
    return isInOrder ? treeOf(schema, all) : { rows: all, places: new Map() };
  }, [placed, list.data, schema, isInOrder]);
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
    const moved = arrayMove(siblings, from, to).values();
    setPlaced(
      rows.map((row) => (siblings.includes(row) ? (moved.next().value ?? row).id : row.id)),
    );
    void write(siblings, from, to)
      .then(async () => list.refetch())
      .catch((error: unknown) => {
        // Not awaited: without a connection it waits for one.
        void list.refetch();
        return onError(error);
      })
      .finally(() => setPlaced(undefined));
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
        <OrderContext value={{ beside, move, isMoving: placed !== undefined, Row: OrderableRow }}>
          {shown}
        </OrderContext>
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

/** Writes one row's position, unless its neighbours share one. */
function useMove(schema: ContentType) {
  const dataProvider = useDataProvider();
  return async (rows: readonly RaRecord[], from: number, to: number): Promise<void> => {
    const { table, order = '' } = schema;
    for (const [id, position] of positionsAfterMove(rows, order, from, to)) {
      // Without the version: a concurrent change of other columns is no conflict.
      await dataProvider.update(table, { id, data: { [order]: position }, previousData: { id } });
    }
  };
}
