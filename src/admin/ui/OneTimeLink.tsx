import { TextField } from '@mui/material';
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
