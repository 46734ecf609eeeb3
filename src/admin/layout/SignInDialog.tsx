import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { authProvider } from '../providers/auth-provider';
import { messageOf } from '../providers/server-refusal';

interface Props {
  open: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Sign-in on top of a page that has to stay as it is. */
export function SignInDialog({ open, onClose, onSignedIn }: Props) {
  const titleId = useId();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is inside the form that it came from, for React; that one must not be sent.
    event.stopPropagation();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFailure('');
    try {
      await authProvider.login({ email, password });
      onSignedIn();
    } catch (error) {
      setFailure(messageOf(error) || 'Signing in failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void signIn(event)}>
        <DialogTitle id={titleId}>Sign in</DialogTitle>
        <DialogContent>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves into a dialog when it opens (WAI-ARIA, dialog pattern)
            autoFocus
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
          />
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
