import { Box } from '@mui/material';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { useIdle } from '../ui/use-idle';
import { SEARCH_RESULT_FRAME } from './search-result-frame';

/** As high as what comes: the buttons stand below it. */
const Place = () => <Box aria-hidden="true" sx={SEARCH_RESULT_FRAME} />;

const PostSearchResult = lazyWithRetry(
  async () => ({ default: (await import('./SearchResult')).PostSearchResult }),
  Place,
);

/** A post as search engines would list it, once nobody waits for the front page any more. */
export function LazyPostSearchResult() {
  return useIdle() ? <PostSearchResult /> : <Place />;
}

/** A page as search engines would list it. */
export const LazyPageSearchResult = lazyWithRetry(
  async () => ({ default: (await import('./SearchResult')).PageSearchResult }),
  Place,
);
