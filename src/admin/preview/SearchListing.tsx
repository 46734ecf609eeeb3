import { Box, Typography } from '@mui/material';
import { company } from '../../shared/company';
import { SEARCH_RESULT_FRAME, SHOWN_HEADLINE, SHOWN_TEXT } from './search-result-frame';

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
        {shown(headline, SHOWN_HEADLINE)}
      </Typography>
      <Typography variant="body2">{shown(text, SHOWN_TEXT)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Search engines show about {SHOWN_HEADLINE} characters of the headline and {SHOWN_TEXT} of
        the text.
      </Typography>
    </Box>
  );
}

/** Cut at a word, as search engines do. */
function shown(words: string, most: number): string {
  if (words.length <= most) return words;
  return `${words.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`;
}
