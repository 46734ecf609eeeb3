import { useScrollToTop } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { AdminLayout } from './AdminLayout';

/** The page of an address inside the admin's layout. */
export function AdminPage() {
  useScrollToTop();
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
