import { Alert } from '@mui/material';
import { type ComponentType, memo, useDeferredValue, useMemo } from 'react';
import { phrases } from '../../schema/phrases';
import { isFor } from '../../schema/role';
import { schemaFor } from '../../schema/schema-for';
import { useRole, useMembership } from '../data/status';
import { PageHeading } from './PageHeading';
import { PageSkeleton } from './PagePlaceholders';
import type { AdminResource } from './resource';

interface Props {
  schema: AdminResource;
  view: ComponentType<{ schema: AdminResource }>;
}

/** A view as it is for the role of whoever is here. */
export const RoleView = memo(function RoleView({ schema, view: View }: Props) {
  const role = useRole();
  const isKnown = useMembership() !== undefined;
  const shown = useMemo(() => schemaFor(role, schema), [role, schema]);
  // What has been answered changes nothing of a view that everything is there for.
  const view = useMemo(() => <View schema={shown} />, [View, shown]);
  const isForRole = isFor(role, schema);
  // Deferred, so that code which is still on its way then brings no second sign of waiting, which React shows for a while.
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
