import { Box, Typography } from '@mui/material';
import { company } from '../../shared/company';
import { SEARCH_RESULT_FRAME } from './search-result-frame';

/** About as much as search engines show. */
const HEADLINE = 60;
const TEXT = 155;

interface Props {
  /** The parts of the address, without slashes. */
  path: readonly string[];
  headline: string;
  text: string;
}

/** A page as a search engine would list it. */
export function SearchListing({ path, headline, text }: Props) {
  return (
    <Box role="group" aria-label="In search results" sx={SEARCH_RESULT_FRAME}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[company.get().name, ...path.filter(Boolean)].join(' › ')}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.3, color: 'primary.main', my: 0.25 }}>
        {shown(headline, HEADLINE)}
      </Typography>
      <Typography variant="body2">{shown(text, TEXT)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Search engines show about {HEADLINE} characters of the headline and {TEXT} of the text.
      </Typography>
    </Box>
  );
}

/** Cut at a word, as search engines do. */
function shown(words: string, most: number): string {
  if (words.length <= most) return words;
  return `${words.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`;
}
