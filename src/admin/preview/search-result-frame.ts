import type { SxProps } from '@mui/material';

/** As high as the lines of a result are on a phone and on a desk. */
export const SEARCH_RESULT_FRAME: SxProps = {
  p: 2,
  mt: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxWidth: '40rem',
  minHeight: { xs: 180, sm: 132 },
  overflowWrap: 'anywhere',
};

/** About as many characters as search engines show. */
export const SHOWN_HEADLINE = 60;
export const SHOWN_TEXT = 155;
