import { Alert, Button, LinearProgress } from '@mui/material';
import { useGetList } from 'react-admin';
import { phrases } from '../schema/phrases';
import type { ResourceSchema } from '../schema/resource-schema';
import { ResourceCreate } from './ResourceCreate';
import { ResourceEdit } from './ResourceEdit';

/** The form of the one record there is, or of the one that there will be. */
export function SingletonPage({ schema }: { schema: ResourceSchema }) {
  const { data, isPending, error, refetch } = useGetList(schema.table, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { columns: [schema.primaryKey ?? 'id'] },
  });
  if (isPending) return <LinearProgress aria-label="Loading" />;
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {phrases.notLoaded(schema)}
      </Alert>
    );
  }
  const [record] = data;
  const Edit = schema.views?.edit;
  if (!record) return <ResourceCreate schema={schema} />;
  return Edit ? <Edit schema={schema} /> : <ResourceEdit schema={schema} id={record.id} />;
}
