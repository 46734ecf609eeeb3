import { Box, Checkbox, TableCell, TableRow, type SxProps } from '@mui/material';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

export interface GridRowProps {
  className?: string;
  sx?: SxProps;
  style?: CSSProperties;
  rowRef?: Ref<HTMLTableRowElement>;
  /** Stands before the checkbox. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A row whose checkbox is named after its record; react-admin's gives the name to a span that cannot carry it. */
export function GridRow({ className, sx, style, rowRef, lead, children }: GridRowProps) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
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
                'aria-label': `Select ${String(represent(record))}`,
                onClick: (event) => handleToggleItem?.(record.id, event),
              },
            }}
          />
        </Box>
      </TableCell>
      {children}
    </TableRow>
  );
}
