import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { useSession } from '../../data/session';
import { AuthPage } from '../../ui/AuthPage';
import { QueryStatus } from '../../data/QueryStatus';
import { errorMessage, isRefusal } from '../../data/server-refusal';
import { useSignOut } from '../account/use-sign-out';
import { acceptInvitation, offerOf } from './invitations';
import { type Invitation, JoinAsNew, type JoinProps, type Joiner } from './JoinAsNew';
import { ROLE_WORDS } from '../../../content-types/staff';
import { RefusalAlert } from '../../crud/sign-in/AccountFields';
import { ForgotPasswordLink, useTypedEmail } from '../../crud/sign-in/ForgotPasswordLink';
import { SignInFields } from '../../crud/sign-in/SignInFields';
import { useSignIn, useAccountForm } from '../../crud/sign-in/use-account-form';
import { authProvider } from '../../data/auth-provider';
import { toasts } from '../../ui/toasts';

/** The target of an invitation: creates an account or signs in, then accepts. */
export default function JoinPage() {
  const { session } = useSession();
  const token = useLocation().hash.slice(1);
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => offerOf(token),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { data: offer, error, refetch } = query;
  // It may have run out, or been withdrawn, since the page was opened.
  const onRefused = async (refusal: unknown) => {
    await refetch();
    throw refusal;
  };
  return (
    <AuthPage title={PAGE_HEADINGS['/admin/join']}>
      {offer && !isRefusal(error) ? (
        <Invited {...{ token, offer, onRefused }} />
      ) : isRefusal(error) ? (
        <Alert severity="warning">{errorMessage(error)}.</Alert>
      ) : (
        <QueryStatus query={query} what="The invitation" />
      )}
      {(error || session) && (
        <Button component={Link} to={session ? '/admin' : '/admin/login'} fullWidth sx={{ mt: 1 }}>
          {session ? 'To the admin' : 'Sign in'}
        </Button>
      )}
    </AuthPage>
  );
}

function Invited(invitation: Invitation) {
  const { session } = useSession();
  const { role, invited_by } = invitation.offer;
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {invited_by ? `${invited_by} invites you` : 'You are invited'} as an {role}.{' '}
        <Typography component="span" color="text.secondary">
          {ROLE_WORDS[role].may}.
        </Typography>
      </Typography>
      {session !== undefined && <JoinForm {...invitation} email={session?.user.email ?? ''} />}
    </>
  );
}

/** Stays mounted during a sign-in, whose refusal it shows. */
function JoinForm({ email, ...invitation }: Invitation & { email: string }) {
  const [joiner, setJoiner] = useState<Joiner>(email ? 'signed in' : 'new');
  const [typed, onChange] = useTypedEmail(invitation.offer.email ?? '');
  const navigate = useNavigate();
  const notify = useNotify();
  const join = async () => {
    await acceptInvitation(invitation.token).catch(invitation.onRefused);
    // Reported on the next page, not on the one being left.
    await navigate('/admin', { replace: true });
    notify(toasts.welcome(invitation.offer.role), { type: 'success' });
  };
  const props = { ...invitation, join, onSwitch: setJoiner, typed, onChange };
  switch (joiner) {
    case 'new':
      return <JoinAsNew {...props} />;
    case 'known':
      return <JoinAsKnown {...props} />;
    case 'signed in':
      return <JoinSignedIn {...props} email={email} />;
  }
}

function JoinAsKnown({ join, onSwitch, typed, onChange }: JoinProps) {
  const { isCodeAsked, refusal, busy, onSubmit } = useSignIn(async (credentials) => {
    await authProvider.login(credentials);
    await join();
  });
  return (
    <form onSubmit={onSubmit} onChange={onChange}>
      <SignInFields refusal={refusal} isCodeAsked={isCodeAsked} email={typed} />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Sign in and join
      </Button>
      {!isCodeAsked && <ForgotPasswordLink email={typed} />}
      <Button fullWidth onClick={() => onSwitch('new')} sx={{ mt: 1 }}>
        I have no account yet
      </Button>
    </form>
  );
}

function JoinSignedIn({ email, join, onSwitch }: JoinProps & { email: string }) {
  const { refusal, busy, onSubmit } = useAccountForm(join, 'You could not join');
  const [signOut, question, isLeaving] = useSignOut(() => onSwitch('known'));
  return (
    <form onSubmit={onSubmit}>
      <RefusalAlert refusal={refusal} />
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        You have signed in as {email}.
      </Typography>
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Join
      </Button>
      <Button fullWidth loading={isLeaving} onClick={() => void signOut('local')} sx={{ mt: 1 }}>
        Use another account
      </Button>
      {question}
    </form>
  );
}
