import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './server-refusal';

const ATTEMPTS = 3;

/** Asks again only when asking again could help: a server that refuses will refuse the same question next time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < ATTEMPTS && !isRefusal(error),
    },
    // A save waits for the connection itself, because it has to say so.
    mutations: { networkMode: 'always' },
  },
});
