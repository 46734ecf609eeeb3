import {
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  type SxProps,
} from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';
import { DialogHeading } from './DialogHeading';

interface Props extends Pick<DialogProps, 'maxWidth' | 'fullScreen' | 'className'> {
  heading: string;
  /** Absent while it cannot be left. */
  onClose?: () => void;
  /** Shows what is shown once: a press beside it does not close it. */
  isKept?: boolean;
  /** Makes it a form. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The buttons. */
  actions: ReactNode;
  /** Between lines. */
  dividers?: boolean;
  contentSx?: SxProps;
  children: ReactNode;
}

/** What dialogs have in common: a heading that has the focus, content that scrolls, and buttons that stay. */
export function ActionDialog(props: Props) {
  const { heading, onClose, isKept, onSubmit, actions, dividers, contentSx, children, ...dialog } =
    props;
  const parts = (
    <>
      <DialogHeading>{heading}</DialogHeading>
      <DialogContent dividers={dividers} sx={contentSx}>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      fullWidth
      {...dialog}
      onClose={(_event, reason) => (isKept && reason === 'backdropClick') || onClose?.()}
      // A form's box would keep content from scrolling alone.
      sx={{ '& form': { display: 'contents' } }}
    >
      {onSubmit ? <form onSubmit={onSubmit}>{parts}</form> : parts}
    </Dialog>
  );
}
