import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  /** Absent where it cannot be left. */
  onClose?: () => void;
  /** An action on the left. */
  extra?: ReactNode;
  /**
   * Opened by a button, which gets the focus back. Otherwise the editor takes it with its caret, which the browser
   * would reset.
   */
  isBesideButton?: boolean;
  children: ReactNode;
}

/** A form in a dialog, also over another one: in React its submit would bubble to the form behind it. */
export function FormDialog(props: Props) {
  const {
    title,
    confirm,
    busy = false,
    onConfirm,
    onClose,
    extra,
    isBesideButton = false,
    children,
  } = props;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" disableRestoreFocus={!isBesideButton}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!busy) onConfirm();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {extra}
          <Button onClick={onClose} disabled={!onClose} sx={{ ml: 'auto' }}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
