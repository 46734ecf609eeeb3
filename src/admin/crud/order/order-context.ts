import { createContext, type ComponentType } from 'react';
import type { Identifier } from 'react-admin';
import type { GridRowProps } from '../list/GridRow';

interface Order {
  /** All records, as they stand. */
  ids: readonly Identifier[];
  move: (id: Identifier, to: number) => void;
  /** A move is being written; the next one would be made from an order that is not the server's yet. */
  isMoving: boolean;
  /** A row that can be moved; it comes with the order, so that other grids do not load it. */
  Row: ComponentType<GridRowProps>;
}

/** The order of the grid, where it can be changed by hand. */
export const OrderContext = createContext<Order | undefined>(undefined);
