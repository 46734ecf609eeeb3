import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { Link, Navigate } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { PageHeading } from '../../crud/PageHeading';
import { RefusalAlert } from '../../crud/sign-in/AccountFields';
import { PasswordField } from '../../crud/sign-in/PasswordField';
import { useAccountForm } from '../../crud/sign-in/use-account-form';
import { changePassword } from '../../data/password-requests';
import { NewPasswordFields } from './NewPasswordFields';
import { SecondFactorPanel } from './SecondFactorPanel';
import { useSignOut } from './use-sign-out';
import { useSession } from '../../data/session';
import { Panel } from '../../ui/Panel';

const THEN_HERE = { nextPathname: '/admin/account', nextSearch: '' };

export default function AccountPage() {
  const { session, endedFor } = useSession();
  const email = session?.user.email ?? endedFor;
  if (session === null && email === undefined)
    return <Navigate to="/admin/login" replace state={THEN_HERE} />;
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/account']} />
      {session === undefined && <LinearProgress aria-label="Loading" />}
      {email !== undefined && (
        <Stack spacing={3} sx={{ maxWidth: '48rem' }}>
          <PasswordPanel email={email} />
          {session && <SecondFactorPanel email={email} />}
          {session && <SessionsPanel email={email} />}
        </Stack>
      )}
    </>
  );
}

function PasswordPanel({ email }: { email: string }) {
  const { refusal, busy, isDone, onSubmit } = useAccountForm(
    async ({ current_password = '', password = '' }, form) => {
      await changePassword(email, current_password, password);
      form.reset();
    },
    'The password could not be changed',
  );
  return (
    <Panel title="Password">
      <Box component="form" onSubmit={onSubmit} sx={{ maxWidth: '26rem' }}>
        <RefusalAlert refusal={refusal} />
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          refusal={refusal}
        />
        <NewPasswordFields email={email} refusal={refusal} />
        <div role="status">
          {isDone && (
            <Alert severity="success" sx={{ mt: 2 }}>
              Your password is changed. Other browsers have been signed out.
            </Alert>
          )}
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained" loading={busy}>
            Change password
          </Button>
          <Button component={Link} to="/admin/forgot-password" state={{ email }}>
            Forgotten it?
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}

function SessionsPanel({ email }: { email: string }) {
  const [signOut, question, isLeaving] = useSignOut();
  return (
    <Panel title="Signed in">
      <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        As {email}. Sign out everywhere if you have left a phone or a computer behind.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={isLeaving} onClick={() => void signOut('local')}>
          Sign out here
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={isLeaving}
          onClick={() => void signOut('global')}
        >
          Sign out everywhere
        </Button>
        {question}
      </Box>
    </Panel>
  );
}
