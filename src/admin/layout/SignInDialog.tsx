import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { authProvider } from '../providers/auth-provider';
import { SignInFields } from './SignInFields';
import { useSignIn } from './use-sign-in';

interface Props {
  open: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Sign-in on top of a page that has to stay as it is. */
export function SignInDialog({ open, onClose, onSignedIn }: Props) {
  const titleId = useId();
  const { failure, busy, onSubmit } = useSignIn((login) =>
    authProvider.login(login).then(onSignedIn),
  );
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void onSubmit(event)}>
        <DialogTitle id={titleId}>Sign in</DialogTitle>
        <DialogContent>
          <SignInFields failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            Sign in
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
