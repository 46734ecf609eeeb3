import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { company } from '../../shared/company';
import { textOf } from '../../schema/kind';
import { SEARCH_RESULT_FRAME } from './search-result-frame';

/** About as much as search engines show. */
const HEADLINE = 60;
const TEXT = 155;

/** The post as a search engine would list it, while its words are typed. */
export function SearchResultPreview() {
  const [title, excerpt, slug, headline, text] = useWatch({
    name: ['title', 'excerpt', 'slug', 'search_title', 'search_description'],
  }).map((value) => textOf(value).trim());
  return (
    <Box role="group" aria-label="In search results" sx={SEARCH_RESULT_FRAME}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {company.name} › blog{slug && ` › ${slug}`}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.3, color: 'primary.main', my: 0.25 }}>
        {shown(headline || title || 'Title', HEADLINE)}
      </Typography>
      <Typography variant="body2">{shown(text || excerpt || 'Excerpt', TEXT)}</Typography>
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
