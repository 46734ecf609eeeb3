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

/** The membership of whoever is here; BackendStatus asks, everybody else reads. */
export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: async () => (await import('./membership')).fetchMembership(),
  retry: false,
  refetchInterval: MINUTE_MS,
});

/** Whoever is here; `undefined` until the server has said so. */
export function useMembership() {
  return useQuery({ ...membershipQuery, enabled: false }).data;
}

/** The role of whoever is here, or the one that is assumed until that is known. */
export function useRole(): Role {
  return useMembership()?.role ?? UNKNOWN_ROLE;
}

/** Tells the role when it is called: for what only an event needs, so that nothing is drawn again for the answer. */
export function useGetRole(): () => Role {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.getQueryData(membershipQuery.queryKey)?.role ?? UNKNOWN_ROLE,
    [queryClient],
  );
}

const NONE = {};

/** Whether a query counts what waits: all of them are asked anew when the page changes. */
export const isWaitingCount = ({ queryKey }: Query): boolean => queryKey[2] === 'waiting';

/**
 * How many records wait for staff, by table.
 * @param isPolling asks for them, every minute; otherwise what was answered is read
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
      // Among react-admin's own lists of the table, which it asks for anew after every change.
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
