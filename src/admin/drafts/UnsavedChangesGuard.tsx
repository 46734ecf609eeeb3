import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-admin';
import { useUnsavedChanges } from './useUnsavedChanges';

/**
 * Asks before unsaved changes are left behind: with a dialog inside the admin, with the browser's own question
 * when the document goes. react-admin's `warnWhenUnsavedChanges` takes a failed save for a successful one,
 * because it trusts react-hook-form's `isSubmitSuccessful`; this waits for `formSaved(name)`.
 */
export function UnsavedChangesGuard({ name }: { name: string }) {
  const titleId = useId();
  const isUnsaved = useUnsavedChanges(name);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const isBlocked = blocker.state === 'blocked';
  return (
    <Dialog open={isBlocked} onClose={() => blocker.reset?.()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          What you typed is kept on this device as a draft, and offered when you come back.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
