import { TextField, type DialogProps } from '@mui/material';
import type { FocusEvent } from 'react';

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** A link with a token that the server reveals once, to copy. */
export function OneTimeLink({ address }: { address: string }) {
  return (
    <TextField
      label="The link"
      value={address}
      helperText="It is shown this once."
      slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
    />
  );
}

/** Keeps such a dialog open on a press beside it. */
export function unlessBeside(isShown: boolean, close: () => void): DialogProps['onClose'] {
  return (_event, reason) => {
    if (!isShown || reason !== 'backdropClick') close();
  };
}
