import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { IconButton, TextField } from '@mui/material';
import { use, useState } from 'react';
import { type Identifier, useRecordContext } from 'react-admin';
import { GridRow, type GridRowProps, OrderContext, useRowName } from '../list/GridRow';

/** A handle to drag, with the pointer or with space and arrow keys, and the position as a number. */
export function OrderableRow(props: GridRowProps) {
  const record = useRecordContext();
  const name = useRowName();
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
        <>
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
        </>
      }
    />
  );
}

/** The position of a record; another number, and Enter or blur, moves it. */
function PlaceInput({ id, name }: { id: Identifier; name: string }) {
  const order = use(OrderContext);
  const [typed, setTyped] = useState<string>();
  if (!order) return null;
  const { beside, move } = order;
  const rows = beside(id);
  const place = rows.findIndex((row) => row.id === id) + 1;
  const settle = () => {
    const wanted = Number(typed);
    setTyped(undefined);
    if (typed && Number.isInteger(wanted)) {
      move(id, Math.min(Math.max(wanted, 1), rows.length) - 1);
    }
  };
  return (
    <TextField
      margin="none"
      size="small"
      value={typed ?? place}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
        if (key === 'Escape') setTyped(undefined);
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          'aria-label': `Place of ${name}`,
        },
      }}
      sx={{ width: '3.5rem', '& input': { textAlign: 'center', px: 0.5 } }}
    />
  );
}
