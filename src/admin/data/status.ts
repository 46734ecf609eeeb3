import {
  type Query,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { isFor, UNKNOWN_ROLE, type Role } from '../../schema/role';

const MINUTE_MS = 60_000;

/** BackendStatus fetches it, everybody else reads the cache. */
export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: async () => (await import('./membership')).fetchMembership(),
  retry: false,
  refetchInterval: MINUTE_MS,
});

/** `undefined` until known. */
export function useMembership() {
  return useQuery({ ...membershipQuery, enabled: false }).data;
}

/** Assumed until known. */
export function useRole(): Role {
  return useMembership()?.role ?? UNKNOWN_ROLE;
}

/** Reads the role in an event, without rerendering. */
export function useGetRole(): () => Role {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.getQueryData(membershipQuery.queryKey)?.role ?? UNKNOWN_ROLE,
    [queryClient],
  );
}

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
          sort: { field: primaryKey, order: 'ASC' },
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
