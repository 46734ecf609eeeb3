import type { SxProps } from '@mui/material';

/** With the height of a result. */
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
