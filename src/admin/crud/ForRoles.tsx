import { Alert } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';
import { phrases } from '../../schema/phrases';
import { isFor, type Role, UNKNOWN_ROLE } from '../../schema/role';
import { useMembership } from '../data/use-membership';
import { PageHeading } from './PageHeading';
import { PageSkeleton } from './PagePlaceholders';

interface Props {
  roles: readonly Role[] | undefined;
  title: string;
  children: ReactNode;
}

/** A page for its roles; others read whose it is. */
export function ForRoles({ roles, title, children }: Props) {
  const membership = useMembership();
  const isForRole = isFor(membership?.role ?? UNKNOWN_ROLE, { roles });
  // Deferred, so that pending code does not show a second placeholder for React's minimum.
  const isWaiting = useDeferredValue(!isForRole && !membership);
  if (isWaiting) return <PageSkeleton />;
  if (isForRole) return children;
  return (
    <>
      <PageHeading title={title} />
      <Alert severity="info" role="status">
        {phrases.notForYou(roles)}
      </Alert>
    </>
  );
}
