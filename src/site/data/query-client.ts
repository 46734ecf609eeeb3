import { QueryCache, QueryClient } from '@tanstack/react-query';
import { readPageData } from './page-data';

const MINUTE = 60_000;
const LONGEST_WAIT = 30_000;

/**
 * What has been read and when it is read again (spec, section 9): three retries, waiting 1 s and then twice as long
 * each time, up to 30 s; what was read stays good for five minutes. Coming back to the tab or online reads again,
 * and after a failure so does every half minute, so that a screen recovers by itself.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      console.error(`Could not read ${queryKey.join(' ')}:`, error);
    },
  }),
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT),
      staleTime: 5 * MINUTE,
      gcTime: 5 * MINUTE,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => state.status === 'error' && LONGEST_WAIT,
      // The browser's own idea of being offline is unreliable: try, and let the retries tell.
      networkMode: 'always',
    },
  },
});

// Shown at once, and read again because nobody knows how old the page is.
for (const [key, data] of readPageData()) queryClient.setQueryData(key, data, { updatedAt: 0 });
