import { TextField } from '@mui/material';
import { use, useState } from 'react';
import type { Identifier } from 'react-admin';
import { OrderContext } from './order-context';

/** The number of a record in the order; another number, and Enter or leaving the field, moves it there. */
export function PlaceInput({ id, name }: { id: Identifier; name: string }) {
  const order = use(OrderContext);
  const [typed, setTyped] = useState<string>();
  if (!order) return null;
  const { ids, move, isMoving } = order;
  const place = ids.indexOf(id) + 1;
  const settle = () => {
    const wanted = Number(typed);
    setTyped(undefined);
    if (typed && Number.isInteger(wanted)) {
      move(id, Math.min(Math.max(wanted, 1), ids.length) - 1);
    }
  };
  return (
    <TextField
      margin="none"
      size="small"
      value={typed ?? place}
      disabled={isMoving}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
        if (key === 'Escape') setTyped(undefined);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `Place of ${name}` } }}
      sx={{ width: '3.5rem', '& input': { textAlign: 'center', px: 0.5 } }}
    />
  );
}
