import { Button, Typography } from '@mui/material';
import { RefusalAlert } from '../account/RefusalAlert';
import { signOut } from '../account/session';
import { useAccountForm } from '../account/use-account-form';
import { acceptInvitation } from './invitations';
import type { JoinProps } from './JoinPage';

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
