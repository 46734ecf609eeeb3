import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isRefusal } from './server-refusal';
import { membershipQuery } from './use-membership';

const ATTEMPTS = 3;

/** Retries only what a retry can mend. */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: (_data, variables) => {
      const { resource } = (variables ?? {}) as { resource?: string };
      // The person may be the user.
      if (resource === 'staff') void queryClient.invalidateQueries(membershipQuery);
    },
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < ATTEMPTS && !isRefusal(error),
    },
    // A save reports the wait for the connection itself.
    mutations: { networkMode: 'always' },
  },
});
