import { QueryCache, QueryClient } from '@tanstack/react-query';
import { setBuiltPictures } from '../pictures/built-pictures';
import { readPageData, type PageData } from './page-data';
import { currentVersion } from './posts';

const MINUTE = 60_000;
const LONGEST_WAIT = 30_000;

/**
 * What has been read and when it is read again (docs/specification.md, 9): three retries, waiting 1 s and then twice as long
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

/**
 * Puts what came with the page into the cache, so that it is shown without being read again: one small request tells whether
 * a post has been written, changed or deleted since the build, and only then, or when it cannot be told, all is read anew.
 */
async function hydrateQueries({ queries, version, pictures }: PageData): Promise<void> {
  if (pictures) setBuiltPictures(pictures);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  if (version && !(await isCurrent(version))) await queryClient.invalidateQueries();
}

async function isCurrent(version: string): Promise<boolean> {
  const answer = queryClient.fetchQuery({
    queryKey: ['version of the posts'],
    queryFn: ({ signal }) => currentVersion(signal),
    retry: false,
  });
  return answer.then(
    (current) => current === version,
    () => false,
  );
}

void hydrateQueries(readPageData());
