import { Box } from '@mui/material';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { useIdle } from '../ui/use-idle';
import { SEARCH_RESULT_FRAME } from './search-result-frame';

/** Reserves the height: no layout shift of the buttons below. */
const Place = () => <Box aria-hidden="true" sx={SEARCH_RESULT_FRAME} />;

const PostSearchResult = lazyWithRetry(
  async () => ({ default: (await import('./SearchResult')).PostSearchResult }),
  Place,
);

/** Loads when idle, after the front page. */
export function LazyPostSearchResult() {
  return useIdle() ? <PostSearchResult /> : <Place />;
}

export const LazyPageSearchResult = lazyWithRetry(
  async () => ({ default: (await import('./SearchResult')).PageSearchResult }),
  Place,
);
