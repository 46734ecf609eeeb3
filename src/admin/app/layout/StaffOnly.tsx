import { LogoutOnMount, useAuthState } from 'react-admin';
import { AdminPage } from './AdminPage';
import { BeforeSignIn } from './BeforeSignIn';

/** Leads whoever has not signed in to the login page, and back to this address after it. */
export function StaffOnly() {
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <BeforeSignIn />;
  return authenticated ? <AdminPage /> : <LogoutOnMount />;
}
