import { DialogTitle } from '@mui/material';
import type { ComponentProps } from 'react';
import { takeFocus } from '../../shared/take-focus';

/**
 * The title of a dialog without inputs, focused so that reading starts at the beginning (WAI-ARIA, dialog pattern); MUI
 * would focus the frame.
 */
export function DialogHeading(props: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle tabIndex={-1} ref={takeFocus} sx={{ outline: 'none' }} {...props} />;
}
