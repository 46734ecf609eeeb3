import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { pagePath } from '../../content-types/page-path';
import { asText } from '../../schema/kind';
import { company } from '../../shared/company';
import { useFillPlaceholders } from '../data/placeholder-values';
import { shortened } from '../../shared/text';
import { SEARCH_RESULT_FRAME } from './search-result-frame';
import { MAX_DESCRIPTION, MAX_HEADLINE } from './search-result-limits';

/** The post as a search result. */
export function PostSearchResult() {
  const [title, excerpt, slug, headline, text] = useWatch({
    name: ['title', 'excerpt', 'slug', 'search_title', 'search_description'],
  }).map((value) => asText(value).trim());
  return (
    <SearchResult
      path={['blog', slug ?? '']}
      headline={headline || title || 'Title'}
      text={text || excerpt || 'Excerpt'}
    />
  );
}

/** The page as a search result, or a note that it is not indexed. */
export function PageSearchResult() {
  const [title = '', text, path, noindex] = useWatch({
    name: ['title', 'description', 'path', 'noindex'],
  }) as unknown[];
  const fill = useFillPlaceholders();
  const words = asText(title).trim();
  const address = asText(path) || pagePath(words);
  return (
    <SearchResult
      path={address.split('/')}
      headline={noindex === true ? 'Not in search results' : fill(words) || 'Title'}
      text={
        noindex === true
          ? 'Search engines are asked to leave this page out.'
          : fill(asText(text)).trim() || 'Without a text, search engines choose words of the page.'
      }
    />
  );
}

interface Props {
  /** Segments of the path. */
  path: readonly string[];
  headline: string;
  text: string;
}

function SearchResult({ path, headline, text }: Props) {
  return (
    <Box role="group" aria-label="In search results" sx={SEARCH_RESULT_FRAME}>
      <Typography variant="body2" color="text.secondary">
        {[company.get().name, ...path.filter(Boolean)].join(' › ')}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.3, color: 'primary.main', my: 0.25 }}>
        {shortened(headline, MAX_HEADLINE)}
      </Typography>
      <Typography variant="body2">{shortened(text, MAX_DESCRIPTION)}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Search engines show about {MAX_HEADLINE} characters of the headline and {MAX_DESCRIPTION} of
        the text.
      </Typography>
    </Box>
  );
}
