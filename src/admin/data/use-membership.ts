import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { UNKNOWN_ROLE, type Role } from '../../schema/role';

const MINUTE_MS = 60_000;

/** BackendStatus fetches it, everybody else reads the cache. */
export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: async () => (await import('./membership')).fetchMembership(),
  refetchInterval: MINUTE_MS,
});

/** `undefined` until known. */
export function useMembership() {
  return useQuery({ ...membershipQuery, enabled: false }).data;
}

/** Assumed until known; the least that there is once the server has failed to tell it. */
const roleOf = (data: { role: Role } | undefined, failures = 0): Role =>
  data?.role ?? (failures > 0 ? 'author' : UNKNOWN_ROLE);

export function useRole(): Role {
  const { data, errorUpdateCount } = useQuery({ ...membershipQuery, enabled: false });
  return roleOf(data, errorUpdateCount);
}

/** Reads the role in an event, without rerendering. */
export function useGetRole(): () => Role {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const state = queryClient.getQueryState(membershipQuery.queryKey);
    return roleOf(state?.data, state?.errorUpdateCount);
  }, [queryClient]);
}
