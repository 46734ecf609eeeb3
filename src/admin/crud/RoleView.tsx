import { type ComponentType, memo, useMemo } from 'react';
import { phrases } from '../../schema/phrases';
import { schemaForRole } from '../../schema/schema-for-role';
import { useRole } from '../data/use-membership';
import { ForRoles } from './ForRoles';
import type { AdminResource } from './resource';

interface Props {
  schema: AdminResource;
  view: ComponentType<{ schema: AdminResource }>;
}

export const RoleView = memo(function RoleView({ schema, view: View }: Props) {
  const role = useRole();
  const shown = useMemo(() => schemaForRole(role, schema), [role, schema]);
  // Answers change nothing of a view that has everything.
  const view = useMemo(() => <View schema={shown} />, [View, shown]);
  return (
    <ForRoles roles={schema.roles} title={phrases.name(schema)}>
      {view}
    </ForRoles>
  );
});
