import type { SxProps } from '@mui/material';

/** Aligns the admin with the site's navigation bar. */
export const PAGE_GUTTER = 'max(var(--gutter), (100vw - var(--container)) / 2)';

const BAR_HEIGHT = 52;

/** The strip below the site's bar. */
export const BAR_FRAME: SxProps = {
  minHeight: BAR_HEIGHT + 2,
  borderBlock: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** A button of the bar's height, underlined on its page. */
export const BAR_BUTTON: SxProps = {
  flexShrink: 0,
  minHeight: BAR_HEIGHT,
  px: { xs: 1, sm: 2 },
  borderRadius: 0,
  fontWeight: 500,
  borderBottom: '3px solid transparent',
  '&.active': { fontWeight: 700, borderBottomColor: 'warning.main' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&.active': { borderBottomColor: 'Highlight' },
  },
};
