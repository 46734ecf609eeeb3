import { Box, Checkbox, type SxProps, TableCell, TableRow } from '@mui/material';
import {
  type ComponentType,
  createContext,
  type CSSProperties,
  type ReactNode,
  type Ref,
  use,
} from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { useRecordTitle } from '../../data/use-record-title';
import type { Tree } from '../order/tree';

interface Order {
  /** The records that a record can change places with, and itself, as they stand. */
  beside: (id: Identifier) => readonly RaRecord[];
  /** To a place among those. */
  move: (id: Identifier, to: number) => void;
  /** A move is being written; the next one would be made from an order that is not the server's yet. */
  isMoving: boolean;
  /** A row that can be moved; it comes with the order, so that other grids do not load it. */
  Row: ComponentType<GridRowProps>;
}

/** The order of the grid, where it can be changed by hand. */
export const OrderContext = createContext<Order | undefined>(undefined);

/** Where rows stand in a tree. */
export const PlacesContext = createContext<Tree['places'] | undefined>(undefined);

export interface GridRowProps {
  className?: string;
  sx?: SxProps;
  style?: CSSProperties;
  rowRef?: Ref<HTMLTableRowElement>;
  /** Stands before the checkbox. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** What the record of a row is called. */
export function useRowName(): string {
  const record = useRecordContext() ?? {};
  return useRecordTitle(contentTypeOf(useResourceContext() ?? ''), [record])(record);
}

/** A row whose checkbox is named after its record; react-admin's gives the name to a span that cannot carry it. */
export function GridRow({ className, sx, style, rowRef, lead, children }: GridRowProps) {
  const record = useRecordContext();
  const name = useRowName();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const heading = use(PlacesContext)?.get(record?.id ?? '')?.heading;
  if (!record) return null;
  const row = (
    <TableRow hover ref={rowRef} className={className} sx={sx} style={style}>
      <TableCell padding="checkbox">
        <Box
          sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, alignItems: 'center' }}
        >
          {lead}
          <Checkbox
            checked={selectedIds?.includes(record.id) ?? false}
            slotProps={{
              input: {
                'aria-label': `Select ${name}`,
                onClick: (event) => handleToggleItem?.(record.id, event),
              },
            }}
          />
        </Box>
      </TableCell>
      {children}
    </TableRow>
  );
  if (!heading) return row;
  return (
    <>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={ALL_COLUMNS}
          sx={{ pt: 3, fontWeight: 700 }}
        >
          {heading}
        </TableCell>
      </TableRow>
      {row}
    </>
  );
}

/** More than a grid has: a browser takes as many as there are. */
const ALL_COLUMNS = 100;
