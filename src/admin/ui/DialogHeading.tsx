import { DialogTitle } from '@mui/material';
import type { ComponentProps } from 'react';
import { takeFocus } from '../../shared/take-focus';

/**
 * The title of a dialog that has nothing to type into at first. It takes the focus, so that reading starts at the
 * beginning (WAI-ARIA, dialog pattern); MUI would give it to the frame around the dialog.
 */
export function DialogHeading(props: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle tabIndex={-1} ref={takeFocus} sx={{ outline: 'none' }} {...props} />;
}
