/** A long choice takes several lines; it would push what stands beside it off a phone's screen. */
export const WRAPPED_CHIP = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal' },
};
