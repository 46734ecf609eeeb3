import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { AccountField, RefusalAlert } from '../../crud/sign-in/AccountFields';
import { AuthPage } from '../../ui/AuthPage';
import { requestPasswordLink } from '../../data/password-requests';
import { useAccountForm } from '../../crud/sign-in/use-account-form';

/** Answers the same for unknown addresses. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const { state } = useLocation() as { state: { email?: string } | null };
  const { refusal, busy, onSubmit } = useAccountForm(async ({ email = '' }) => {
    await requestPasswordLink(email);
    setSentTo(email);
  }, 'The link could not be sent');
  return (
    <AuthPage title={PAGE_HEADINGS['/admin/forgot-password']}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        We send you a link, with which you choose a new one.
      </Typography>
      <form onSubmit={onSubmit}>
        <RefusalAlert refusal={refusal} />
        <AccountField
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={state?.email}
          refusal={refusal}
          takesFocus
        />
        <div role="status">
          {sentTo && (
            <Alert severity="success" icon={false} sx={{ mt: 2 }}>
              If there is an account for <strong>{sentTo}</strong>, a mail is on its way. The link
              in it works once, within an hour. Nothing there? Look among the junk, and ask again in
              a few minutes.
            </Alert>
          )}
        </div>
        <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
          Send the link
        </Button>
      </form>
      <Button component={Link} to="/admin/login" fullWidth sx={{ mt: 1 }}>
        Back to sign in
      </Button>
    </AuthPage>
  );
}
