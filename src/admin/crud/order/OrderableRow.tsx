import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin';
import { GridRow, type GridRowProps } from '../list/GridRow';
import { PlaceInput } from './PlaceInput';

/** A row with a handle to drag it by, with the pointer or with space and the arrow keys, and its number to type. */
export function OrderableRow(props: GridRowProps) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: record?.id ?? '' });
  if (!record) return null;
  const name = String(represent(record));
  return (
    <GridRow
      {...props}
      rowRef={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 'var(--shadow-lg)' }),
      }}
      lead={
        <Box
          sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, alignItems: 'center' }}
        >
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
            sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
          <PlaceInput id={record.id} name={name} />
        </Box>
      }
    />
  );
}
