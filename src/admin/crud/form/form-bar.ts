const BAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
} as const;
const TOP = { mt: 3, borderTop: 1, borderColor: 'divider' };
const FOOT = { mb: { xs: -2, sm: -3 }, borderRadius: '0 0 16px 16px' };

const STAYS = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  // In a low window it would cover the line being typed.
  '@media (height < 37.5rem)': { position: 'static' },
} as const;

/** The sticky bar: one row where there is room, two parts on a phone. */
export const ONE_ROW = {
  ...{ ...BAR, ...TOP, ...FOOT, ...STAYS },
  display: { xs: 'contents', md: 'flex' },
};

const PART = { ...BAR, display: { xs: 'flex', md: 'contents' } };

/** Sticky on a phone; the rest would cover the text. */
export const WITHIN_REACH = {
  ...{ ...PART, ...TOP, ...STAYS },
  // Three buttons are one row of 390 px, "Creating Post..." and "Publish the changes" among them: a second row would cover the text.
  '@media (width < 37.5rem)': { '& .MuiButton-root': { px: 1, fontSize: '0.875rem' } },
};

export const BELOW = { ...PART, ...FOOT, pt: 0 };
