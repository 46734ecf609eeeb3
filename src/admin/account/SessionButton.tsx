import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from './session';

const AccountMenu = lazy(() =>
  import('./AccountMenu').then((module) => ({ default: module.AccountMenu })),
);
const EndedSession = lazy(() =>
  import('./EndedSession').then((module) => ({ default: module.EndedSession })),
);

/** Sign in, or the account of whoever has signed in. */
export function SessionButton() {
  const { session, endedFor } = useSession();
  const { pathname, search } = useLocation();

  if (session === undefined) return null;
  if (session) {
    return (
      <Suspense fallback={null}>
        <AccountMenu email={session.user.email ?? ''} />
      </Suspense>
    );
  }
  return (
    <>
      <Button
        component={Link}
        to="/admin/login"
        state={{ nextPathname: pathname, nextSearch: search }}
        sx={{ flexShrink: 0 }}
      >
        Sign in
      </Button>
      {endedFor !== undefined && (
        <Suspense fallback={null}>
          <EndedSession email={endedFor} />
        </Suspense>
      )}
    </>
  );
}
