import { Checkbox, TableCell, TableRow, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type DataTableBodyProps,
} from 'react-admin';

/** Rows whose checkboxes are named after their record; react-admin's give the name to a span that cannot carry it. */
export function GridBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={GridRow} />;
}

interface RowProps {
  className?: string;
  sx?: SxProps;
  children?: ReactNode;
}

function GridRow({ className, sx, children }: RowProps) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
    <TableRow hover className={className} sx={sx}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selectedIds?.includes(record.id) ?? false}
          slotProps={{
            input: {
              'aria-label': `Select ${String(represent(record))}`,
              onClick: (event) => handleToggleItem?.(record.id, event),
            },
          }}
        />
      </TableCell>
      {children}
    </TableRow>
  );
}
