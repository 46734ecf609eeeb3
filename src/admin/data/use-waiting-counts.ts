import { type Query, useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { isFor } from '../../schema/role';
import { useMembership, useRole } from './use-membership';

const MINUTE_MS = 60_000;
const NONE = {};

/** Counts are invalidated by navigation. */
export const isWaitingCount = ({ queryKey }: Query): boolean => queryKey[2] === 'waiting';

/**
 * Number of waiting records by table.
 * @param isPolling fetches each minute; otherwise reads the cache
 */
export function useWaitingCounts(isPolling = false): Readonly<Record<string, number>> {
  const dataProvider = useDataProvider();
  const isOutside = useMembership()?.isOutside;
  const role = useRole();
  const mine = contentTypes.filter(
    ({ bar, roles }) => bar?.count && isFor(role, { roles: bar.count.roles ?? roles }),
  );
  const counts = useQueries({
    queries: mine.map(({ table, primaryKey = 'id', bar }) => ({
      // Below react-admin's lists of the table, which are invalidated by every change.
      queryKey: [table, 'getList', 'waiting'],
      queryFn: () =>
        dataProvider.getList(table, {
          pagination: { page: 1, perPage: 1 },
          filter: bar?.count?.filter ?? {},
          meta: { columns: [primaryKey] },
        }),
      enabled: isPolling,
      retry: false,
      refetchInterval: MINUTE_MS,
    })),
    combine: (answers) =>
      Object.fromEntries(mine.map(({ table }, index) => [table, answers[index]?.data?.total ?? 0])),
  });
  return isOutside ? NONE : counts;
}
