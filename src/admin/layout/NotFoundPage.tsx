import { useEffect } from 'react';
import { NotFound } from 'react-admin';
import { showApp } from '../start/start-app';

/** Where nothing is, inside the admin's layout. */
export function NotFoundPage() {
  useEffect(() => showApp(), []);
  return <NotFound />;
}
