import { NotFound } from 'react-admin';
import { useShowApp } from '../start/use-show-app';

/** Where nothing is, inside the admin's layout. */
export function NotFoundPage() {
  useShowApp();
  return <NotFound />;
}
