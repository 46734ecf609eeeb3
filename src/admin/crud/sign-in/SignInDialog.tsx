import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { authProvider } from '../../data/auth-provider';
import { membershipQuery } from '../../data/use-membership';
import { SignInFields } from './SignInFields';
import { useSignIn } from './use-account-form';

interface Props {
  /** What a member is told after it. */
  words: string;
  onClose: () => void;
  onSignedIn: () => void;
  reason?: string;
  email?: string;
}

/** Signs in without leaving the page. */
export default function SignInDialog({ words, onClose, onSignedIn, reason, email }: Props) {
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { isCodeAsked, refusal, busy, onSubmit } = useSignIn(async (credentials) => {
    await authProvider.login(credentials);
    onSignedIn();
    // A former member's page is gone.
    const here = await queryClient.fetchQuery(membershipQuery).catch(() => undefined);
    if (!here?.isOutside) notify(words, { type: 'info' });
  });
  return (
    <Dialog open onClose={onClose} aria-describedby={reason && id} maxWidth="xs" fullWidth>
      <form onSubmit={onSubmit}>
        <DialogTitle>Sign in</DialogTitle>
        <DialogContent>
          {reason && (
            <DialogContentText id={id} sx={{ mb: 2 }}>
              {reason}
            </DialogContentText>
          )}
          <SignInFields refusal={refusal} isCodeAsked={isCodeAsked} email={email} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={busy}>
            Sign in
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
