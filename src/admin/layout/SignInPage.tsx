import { Box, Button, Typography } from '@mui/material';
import { useLogin } from 'react-admin';
import { LoginPage } from 'ra-supabase';
import { NavBar } from '../../site/layout/NavBar';
import { NavBarColours } from './NavBarColours';
import { SignInFields } from './SignInFields';
import { SkipLink } from './SkipLink';
import { useSignIn } from './use-sign-in';

/** ra-supabase's login page, by e-mail. Its reset and invitation flows are left out: they break below a basename. */
export function SignInPage() {
  const login = useLogin();
  const { failure, busy, onSubmit } = useSignIn((credentials) => login(credentials));
  return (
    <>
      <SkipLink />
      <NavBarColours>
        <NavBar pathname="/admin" />
      </NavBarColours>
      <main id="main" tabIndex={-1}>
        <LoginPage>
          <Typography component="h1" variant="h5" sx={{ textAlign: 'center', fontWeight: 700 }}>
            Sign in
          </Typography>
          <Box component="form" onSubmit={(event) => void onSubmit(event)} sx={{ p: 2 }}>
            <SignInFields failure={failure} />
            <Button type="submit" variant="contained" fullWidth disabled={busy} sx={{ mt: 2 }}>
              Sign in
            </Button>
          </Box>
        </LoginPage>
      </main>
    </>
  );
}
