import { Button } from '@mui/material';
import { SignInFields } from '../../crud/sign-in/SignInFields';
import { useSignIn } from '../../crud/sign-in/use-sign-in';
import { authProvider } from '../../data/auth-provider';
import { acceptInvitation } from './invitations';
import type { JoinProps } from './join-props';

/** The membership for whoever has an account. */
export function JoinAsKnown({ token, offer, onJoined, onSwitch }: JoinProps) {
  const { isCodeAsked, refusal, busy, onSubmit } = useSignIn(async (credentials) => {
    await authProvider.login(credentials);
    await acceptInvitation(token);
    await onJoined();
  });
  return (
    <form onSubmit={onSubmit}>
      <SignInFields refusal={refusal} isCodeAsked={isCodeAsked} email={offer.email ?? undefined} />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Sign in and join
      </Button>
      <Button fullWidth onClick={() => onSwitch('new')} sx={{ mt: 1 }}>
        I have no account yet
      </Button>
    </form>
  );
}
