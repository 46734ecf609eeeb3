import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { UNKNOWN_ROLE, type Role } from '../../schema/role';

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
