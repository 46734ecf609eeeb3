import { Button } from '@mui/material';
import { useLogout, useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { authProvider, signInRequired } from '../providers/auth-provider';
import { useSession } from '../providers/use-session';

/** Sign in, or the way out for whoever has signed in. */
export function SessionButton() {
  const session = useSession();
  const logout = useLogout();
  const notify = useNotify();
  const { pathname, search } = useLocation();

  if (session === undefined) return null;
  if (session === null) {
    return (
      <Button
        component={Link}
        to="/admin/login"
        state={{ nextPathname: pathname, nextSearch: search }}
        sx={{ flexShrink: 0 }}
      >
        Sign in
      </Button>
    );
  }
  const signOut = async () => {
    if (signInRequired) return logout();
    await authProvider.logout({});
    notify('You have signed out.', { type: 'info' });
  };
  return (
    <Button onClick={() => void signOut()} title={session.user.email} sx={{ flexShrink: 0 }}>
      Sign out
    </Button>
  );
}
