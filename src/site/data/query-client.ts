import { QueryCache, QueryClient } from '@tanstack/react-query';
import { setBuiltPictures } from '../pictures/built-pictures';
import { readPageData, type PageData } from './page-data';
import { onContentChange } from '../revalidate/on-content-change';

const MINUTE = 60_000;
const LONGEST_WAIT = 30_000;

/**
 * What has been read of the blog (docs/specification.md, 9): three retries, waiting 1 s and then twice as long each time, up to
 * 30 s. It is good until posts have changed (src/site/revalidate). Coming back online reads again, and after a failure so does
 * every half minute, so that a screen recovers by itself.
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
      staleTime: Infinity,
      gcTime: 5 * MINUTE,
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => state.status === 'error' && LONGEST_WAIT,
      // The browser's own idea of being offline is unreliable: try, and let the retries tell.
      networkMode: 'always',
    },
  },
});

/** Puts what came with the page into the cache, so that it is shown without being read again. */
function hydrateQueries({ queries, pictures }: PageData): void {
  if (pictures) setBuiltPictures(pictures);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}

hydrateQueries(readPageData());

onContentChange(async (changed) => {
  if (changed.includes('blog_posts')) await queryClient.invalidateQueries();
});
