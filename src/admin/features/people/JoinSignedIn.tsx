import { Button, Typography } from '@mui/material';
import { RefusalAlert } from '../../crud/sign-in/RefusalAlert';
import { signOut } from '../../data/session';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { acceptInvitation } from './invitations';
import type { JoinProps } from './join-props';

/** The membership for whoever has signed in. */
export function JoinSignedIn({ token, email, onJoined, onSwitch }: JoinProps & { email: string }) {
  const { refusal, busy, onSubmit } = useAccountForm(async () => {
    await acceptInvitation(token);
    await onJoined();
  }, 'You could not join');
  return (
    <form onSubmit={onSubmit}>
      <RefusalAlert refusal={refusal} />
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        You have signed in as {email}.
      </Typography>
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Join
      </Button>
      <Button
        fullWidth
        onClick={() => void signOut('local').then(() => onSwitch('known'))}
        sx={{ mt: 1 }}
      >
        Use another account
      </Button>
    </form>
  );
}
