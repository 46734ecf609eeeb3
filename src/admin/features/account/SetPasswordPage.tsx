import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { RefusalAlert } from '../../crud/sign-in/AccountFields';
import { SecondFactorField } from '../../crud/sign-in/SignInFields';
import { AuthPage } from '../../ui/AuthPage';
import { ConfirmLink, OPENED } from './ConfirmLink';
import { NewPasswordFields } from './NewPasswordFields';
import { type MailLink, readMailLink } from '../../data/mail-link';
import { openPasswordLink, setPassword } from '../../data/password-requests';
import { showSecondFactor } from '../../data/second-factor';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { useSession } from '../../data/session';
import { toasts } from '../../ui/toasts';

/** Target of mails: a forgotten password, or an address to confirm. */
export default function SetPasswordPage() {
  const { hash, state } = useLocation() as { hash: string; state: Partial<MailLink> | null };
  const link = readMailLink(hash);
  const { type = 'recovery' } = link ?? state ?? {};
  const isPassword = type === 'recovery';
  return (
    <AuthPage
      title={isPassword ? PAGE_HEADINGS['/admin/set-password'] : 'Confirm your e-mail address'}
    >
      {link ? <ConfirmLink link={link} /> : <OpenedLink isPassword={isPassword} />}
    </AuthPage>
  );
}

/** The tokens of the link's session are removed from address and history at once. */
function OpenedLink({ isPassword }: { isPassword: boolean }) {
  const location = useLocation() as { hash: string; state: typeof OPENED | null };
  const [{ hash, state }] = useState(location);
  const navigate = useNavigate();
  const { session, awaitsCode } = useSession();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['password-link', hash],
    queryFn: () => openPasswordLink(hash),
    enabled: hash !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true, state: OPENED });
  }, [hash, navigate]);

  if (isError) {
    return (
      <Alert severity="error">
        The server could not be reached. Open the link again in a few minutes.
      </Alert>
    );
  }
  if (isFetching || session === undefined) return <LinearProgress aria-label="Loading" />;
  const isOpened = hash ? data : state?.isOpened;
  if (isOpened && awaitsCode) return <CodeFirst />;
  if (isOpened && session) return <NewPassword email={session.user.email ?? ''} />;
  return <UnusableLink isPassword={isPassword} />;
}

function UnusableLink({ isPassword }: { isPassword: boolean }) {
  return (
    <>
      <Alert severity="warning">
        {isPassword
          ? 'This link has been used, it is older than an hour, or a newer mail has replaced it: open the newest. Each one works once. A program that checks your mails may have opened it before you; if a new link has been used as well, tell whoever looks after the site (docs/security.md, “Let the links of mails lead back”).'
          : 'This link has been used, or it is too old. Your address may be confirmed already: sign in. If your account has another one, change it there again.'}
      </Alert>
      <Button
        component={Link}
        to={isPassword ? '/admin/forgot-password' : '/admin/login'}
        variant="contained"
        fullWidth
        sx={{ mt: 2 }}
      >
        {isPassword ? 'Ask for a new link' : 'Sign in'}
      </Button>
    </>
  );
}

function CodeFirst() {
  const { refusal, busy, onSubmit } = useAccountForm(
    showSecondFactor,
    'The code could not be checked',
  );
  return (
    <form onSubmit={onSubmit}>
      <RefusalAlert refusal={refusal} />
      <SecondFactorField refusal={refusal} />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Continue
      </Button>
    </form>
  );
}

function NewPassword({ email }: { email: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { refusal, busy, onSubmit } = useAccountForm(async ({ password = '' }) => {
    await setPassword(password);
    notify(toasts.passwordSet, { type: 'info' });
    await navigate('/admin', { replace: true });
  }, 'The password could not be set');
  return (
    <form onSubmit={onSubmit}>
      <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        For {email}. Other browsers that have signed in with it are signed out.
      </Typography>
      <RefusalAlert refusal={refusal} />
      <NewPasswordFields email={email} refusal={refusal} takesFocus />
      <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
        Set password
      </Button>
    </form>
  );
}
