import { Alert, LinearProgress } from '@mui/material';
import { type ComponentType, memo, useDeferredValue, useMemo } from 'react';
import { useStore } from 'react-admin';
import { useRole, useTableNews } from '../data/table-news';
import { useConnection } from '../data/use-connection';
import { fittedSchema, schemaFor } from '../../schema/fitted-schema';
import { phrases } from '../../schema/phrases';
import { fieldsOf } from '../../schema/content-type';
import type { AdminResource } from './resource';
import { isFor } from '../../schema/role';
import { useIdle } from '../ui/use-idle';
import { PageHeading } from './PageHeading';
import { MissingAlert } from './MissingAlert';

const TOLD = 'missing-columns-told';

interface Props {
  schema: AdminResource;
  view: ComponentType<{ schema: AdminResource }>;
  /** Shows nothing before it is known what the project has, instead of hoping for the best. */
  isPatient?: boolean;
}

/** A view of what the project's table has: fields whose columns it lacks are left out, which is said once. */
export const FittedView = memo(function FittedView({
  schema,
  view: View,
  isPatient = false,
}: Props) {
  const isAdded = fieldsOf(schema).some(([, { additive }]) => additive);
  const isIdle = useIdle();
  const { data: missing, isLoading } = useConnection(schema, isAdded && (isPatient || isIdle));
  const { missing: missingTables, role: knownRole } = useTableNews();
  const role = useRole();
  const isMissing = missingTables.includes(schema.table);
  const fitted = useMemo(
    () => schemaFor(role, fittedSchema(schema, missing ?? [])),
    [schema, missing, role],
  );
  // What has been answered changes nothing of a view that everything is there for.
  const view = useMemo(() => <View schema={fitted} />, [View, fitted]);
  const isForRole = isFor(role, schema);
  // Deferred, so that code which is still on its way then brings no second sign of waiting, which React shows for a while.
  const isWaiting = useDeferredValue((isPatient && isLoading) || (!isForRole && !knownRole));
  if (isWaiting) {
    return <LinearProgress aria-label="Loading" />;
  }
  if (isMissing) {
    return <MissingAlert names={[phrases.name(schema)]} />;
  }
  if (!isForRole) return <NotForYou schema={schema} />;
  return (
    <>
      {missing && missing.length > 0 && <MissingNotice schema={schema} missing={missing} />}
      {view}
    </>
  );
});

function NotForYou({ schema }: { schema: AdminResource }) {
  return (
    <>
      <PageHeading title={phrases.name(schema)} />
      <Alert severity="info" role="status">
        {phrases.notForYou(schema)}
      </Alert>
    </>
  );
}

function MissingNotice({ schema, missing }: { schema: AdminResource; missing: readonly string[] }) {
  const [told, setTold] = useStore(TOLD, '');
  if (told === missing.join()) return null;
  const names = missing.map((column) => `“${schema.fields[column]?.label ?? column}”`);
  return <MissingAlert names={names} onClose={() => setTold(missing.join())} />;
}
