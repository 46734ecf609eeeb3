import { Alert } from '@mui/material';
import { type ComponentType, memo, useDeferredValue, useMemo } from 'react';
import { phrases } from '../../schema/phrases';
import { isFor, UNKNOWN_ROLE } from '../../schema/role';
import { schemaFor } from '../../schema/schema-for';
import { useRole, useMembership } from '../data/use-membership';
import { PageHeading } from './PageHeading';
import { PageSkeleton } from './PagePlaceholders';
import type { AdminResource } from './resource';

interface Props {
  schema: AdminResource;
  view: ComponentType<{ schema: AdminResource }>;
}

/** A view for the user's role. */
export const RoleView = memo(function RoleView({ schema, view: View }: Props) {
  const role = useRole();
  const isKnown = useMembership() !== undefined;
  const shown = useMemo(() => schemaFor(role, schema), [role, schema]);
  // Answers change nothing of a view that has everything.
  const view = useMemo(() => <View schema={shown} />, [View, shown]);
  // A page that is open stays when the role cannot be told.
  const isForRole = isFor(isKnown ? role : UNKNOWN_ROLE, schema);
  // Deferred, so that pending code does not show a second placeholder for React's minimum.
  const isWaiting = useDeferredValue(!isForRole && !isKnown);
  if (isWaiting) return <PageSkeleton />;
  if (isForRole) return view;
  return (
    <>
      <PageHeading title={phrases.name(schema)} />
      <Alert severity="info" role="status">
        {phrases.notForYou(schema)}
      </Alert>
    </>
  );
});
