/** Styles of the whole document, which MUI's CssBaseline puts there; `focus` is the colour of the focus ring. */
export function documentStyles(focus: string) {
  return {
    // What the keyboard reaches must not stop under the fixed bars (WCAG 2.2, criterion 2.4.11).
    html: { scrollPaddingBlock: 'calc(var(--nav-height) + 4rem) 6rem' },
    ':focus-visible': { outline: `3px solid ${focus}`, outlineOffset: 2 },
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
}
