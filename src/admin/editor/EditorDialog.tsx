import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A further action, at the left. */
  extra?: ReactNode;
  /**
   * A button opened it, which has the focus again afterwards. Otherwise the editor takes it itself, with its caret: the
   * browser would put that to the text's start.
   */
  isBesideButton?: boolean;
  children: ReactNode;
}

/** A small form over the editor. Its submit must not reach the form behind it, which React would hand it to. */
export function EditorDialog(props: Props) {
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
          <Button onClick={onClose} sx={{ ml: 'auto' }}>
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
