import type { Announcements } from '@dnd-kit/core';
import type { Identifier, RaRecord } from 'react-admin';

/** What screen readers say while a record is moved, with its name and its place. */
export function announcements(rows: readonly RaRecord[], titleColumn: string): Announcements {
  const nameOf = (id: Identifier) =>
    String(rows.find((row) => row.id === id)?.[titleColumn] ?? 'The record');
  const placeOf = (id: Identifier) =>
    `place ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} is put down at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
