import { Typography } from '@mui/material';
import { LoginForm, LoginPage } from 'ra-supabase';
import { NavBar } from '../../site/layout/NavBar';
import { NavBarColours } from './NavBarColours';
import { SkipLink } from './SkipLink';

/** ra-supabase's login page, by e-mail. Its reset and invitation flows are left out: they break below a basename. */
export function SignInPage() {
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
          <LoginForm disableForgotPassword />
        </LoginPage>
      </main>
    </>
  );
}
