import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { useSession } from '../../data/session';

const AccountMenu = lazyWithRetry(() => import('./AccountMenu'), null);
const SessionEndedDialog = lazyWithRetry(() => import('./SessionEndedDialog'), null);

export function SessionButton() {
  const { session, endedFor } = useSession();
  const { pathname, search } = useLocation();

  if (session === undefined) return null;
  if (session) {
    return <AccountMenu email={session.user.email ?? ''} />;
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
      {endedFor !== undefined && <SessionEndedDialog email={endedFor} />}
    </>
  );
}
