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
  /** Siblings that a record can change places with, itself included, in order. */
  beside: (id: Identifier) => readonly RaRecord[];
  /** To an index among the siblings. */
  move: (id: Identifier, to: number) => void;
  /** A sortable row, loaded with the order only. */
  Row: ComponentType<GridRowProps>;
}

export const OrderContext = createContext<Order | undefined>(undefined);

export const PlacesContext = createContext<Tree['places'] | undefined>(undefined);

export interface GridRowProps {
  className?: string;
  sx?: SxProps;
  style?: CSSProperties;
  rowRef?: Ref<HTMLTableRowElement>;
  /** Before the checkbox. */
  lead?: ReactNode;
  children?: ReactNode;
}

export function useRowName(): string {
  const record = useRecordContext() ?? {};
  return useRecordTitle(contentTypeOf(useResourceContext() ?? ''), [record])(record);
}

/** Names the checkbox after its record; react-admin labels a span that cannot have a name. */
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

/** A colspan beyond the number of columns is clamped. */
const ALL_COLUMNS = 100;
