import { NotFound } from 'react-admin';

/** Where nothing is, inside the admin's layout. */
export function NotFoundPage() {
  return <NotFound sx={{ '& .RaNotFound-icon': { maxWidth: '100%' } }} />;
}
