import { Box } from '@mui/material';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { useIdle } from '../ui/idle';
import { SEARCH_RESULT_FRAME } from './search-result-frame';

/** As high as what comes: the buttons stand below it. */
export const SearchResultPlace = () => <Box aria-hidden="true" sx={SEARCH_RESULT_FRAME} />;

const Preview = lazyWithRetry(
  async () => (await import('./SearchResultPreview')).SearchResultPreview,
  SearchResultPlace,
);

/** The post as search engines would list it; its place is held from the start, because the buttons stand below it. */
export function SearchResult() {
  return useIdle() ? <Preview /> : <SearchResultPlace />;
}
