import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './server-refusal';

const ATTEMPTS = 3;

/** Retries only what a retry can mend. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < ATTEMPTS && !isRefusal(error),
    },
    // A save reports the wait for the connection itself.
    mutations: { networkMode: 'always' },
  },
});
