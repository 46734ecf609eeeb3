import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onContentChange, readPageData } from './page-data';

const MINUTE = 60_000;
const MAX_DELAY = 30_000;

/**
 * Blog queries (docs/specification.md, 9): three retries with exponential backoff from 1 s to 30 s. Stale only after a
 * change (src/site/revalidate). Refetches on reconnect, and every half minute after a failure.
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
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, MAX_DELAY),
      staleTime: Infinity,
      gcTime: 5 * MINUTE,
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => state.status === 'error' && MAX_DELAY,
      // `navigator.onLine` is unreliable.
      networkMode: 'always',
    },
  },
});

for (const [key, data] of readPageData().queries) queryClient.setQueryData(key, data);

onContentChange(async (changed) => {
  if (changed.includes('blog_posts')) await queryClient.invalidateQueries();
});
