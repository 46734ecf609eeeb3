import { useGetList } from 'react-admin';
import type { AdminResource } from '../resource';
import { ResourceCreate } from '../create/ResourceCreate';
import ResourceEdit from './ResourceEdit';
import { NotLoaded, PageSkeleton } from '../PagePlaceholders';

/** The form of the only record, or of the one to create. */
export default function SingletonPage({ schema }: { schema: AdminResource }) {
  const { data, isPending, refetch } = useGetList(schema.table, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { columns: [schema.primaryKey ?? 'id'] },
  });
  if (isPending) return <PageSkeleton />;
  // An open form stays after a failed refetch.
  if (!data) return <NotLoaded schema={schema} onRetry={() => void refetch()} />;
  const [record] = data;
  if (!record) return <ResourceCreate schema={schema} />;
  return <ResourceEdit schema={schema} id={record.id} />;
}
