/** In either colour scheme. */
export const FOCUS_RING = '3px solid var(--mui-palette-secondary-main)';

/** Styles of the whole document, which MUI's CssBaseline puts there. */
export const documentStyles = {
  // What the keyboard reaches must not stop under the fixed bars (WCAG 2.2, criterion 2.4.11).
  html: { scrollPaddingBlock: 'calc(var(--nav-height) + 4rem) 6rem' },
  ':focus-visible': { outline: FOCUS_RING, outlineOffset: 2 },
  // Headings and regions that take the focus by script; there is nothing to operate.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
