import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PAGE_HEADINGS } from '../../crud/page-headings';
import { supabase } from '../../data/supabase-client';
import { AuthPage } from '../../ui/AuthPage';
import { ForgotPasswordLink, useTypedEmail } from '../../crud/sign-in/ForgotPasswordLink';
import { SignInFields } from '../../crud/sign-in/SignInFields';
import { refusalOf } from '../../data/auth-messages';
import { needsSecondFactor, signOut } from '../../data/session';
import { useSignIn } from '../../crud/sign-in/use-account-form';
import { toasts } from '../../ui/toasts';

export default function SignInPage() {
  const login = useLogin();
  const notify = useNotify();
  const { isCodeAsked, refusal, busy, onSubmit } = useSignIn((credentials) => login(credentials));
  const [email, onChange] = useTypedEmail();
  useLeaveWhenSignedIn();
  const startAnew = useMutation({
    mutationFn: () => signOut('local'),
    onError: (error) => notify(refusalOf(error, toasts.notSignedOut).message, { type: 'error' }),
  });
  return (
    <AuthPage title={PAGE_HEADINGS['/admin/login']}>
      <form onSubmit={onSubmit} onChange={onChange}>
        <SignInFields refusal={refusal} isCodeAsked={isCodeAsked} />
        <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ mt: 2 }}>
          Sign in
        </Button>
      </form>
      {isCodeAsked ? (
        <Button
          onClick={() => startAnew.mutate()}
          loading={startAnew.isPending}
          fullWidth
          sx={{ mt: 1 }}
        >
          Sign in as somebody else
        </Button>
      ) : (
        <ForgotPasswordLink email={email} />
      )}
    </AuthPage>
  );
}

/** For users with a session; after a sign-in here react-admin redirects. */
function useLeaveWhenSignedIn() {
  const navigate = useNavigate();
  useEffect(() => {
    void supabase.auth.getSession().then(({ data }) => {
      if (data.session && !needsSecondFactor(data.session))
        void navigate('/admin', { replace: true });
    });
  }, [navigate]);
}
