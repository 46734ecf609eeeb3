import { TextField, type DialogProps } from '@mui/material';
import type { FocusEvent } from 'react';

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** A link whose token the server tells once, ready to be copied. */
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

/** How a dialog closes while it shows such a link: a press beside it must not take it away. */
export function unlessBeside(isShown: boolean, close: () => void): DialogProps['onClose'] {
  return (_event, reason) => {
    if (!isShown || reason !== 'backdropClick') close();
  };
}
