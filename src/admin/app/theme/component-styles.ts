import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** In either colour scheme. */
const FOCUS_RING = '3px solid var(--mui-palette-secondary-main)';

/** Styles of the whole document, which MUI's CssBaseline puts there. */
const documentStyles = {
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

/** Of borders, in either colour scheme. */
const LINE = 'var(--mui-palette-divider)';

/** How MUI's and react-admin's components look in the brand's dress. */
export const componentStyles: RaThemeOptions['components'] = {
  ...defaultTheme.components,
  MuiCssBaseline: { styleOverrides: documentStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: FOCUS_RING, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 10, minHeight: 44, paddingInline: 18 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  // MUI finds out by an animation of every field that the browser has filled it in, and moves the label: ours stand still.
  // What people write reads in its own direction.
  MuiInputBase: {
    defaultProps: {
      disableInjectingGlobalStyles: true,
      slotProps: { input: { dir: 'auto' } },
    },
  },
  // Labels stand above their fields, as those of the picture and the editor do.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 500,
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { '&:focus-within': { outline: FOCUS_RING, outlineOffset: 1 } },
      input: { outline: 'none' },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  // Colours of our own are gone under forced colours; what is pressed takes the system's.
  MuiToggleButton: {
    styleOverrides: {
      root: {
        '@media (forced-colors: active)': {
          '&.Mui-selected': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontWeight: 700 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: LINE, borderRadius: 16 } },
  },
  MuiAlert: {
    styleOverrides: {
      // On a phone its button has a line of its own.
      root: { borderRadius: 12, alignItems: 'center', flexWrap: 'wrap' },
      message: { flex: '1 1 10rem' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: LINE, paddingBlock: 12 },
      head: { fontWeight: 700 },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        // In view however far down the ticked rows are.
        position: 'sticky',
        top: 'var(--nav-height)',
        zIndex: 3,
        // In the place of the headings, beside the box that ticks every row.
        '& .RaBulkActionsToolbar-toolbar': {
          left: 52,
          height: 66,
          borderRadius: 0,
          overflowX: 'auto',
          transform: 'none',
          backgroundColor: 'var(--mui-palette-bulkActionsToolbarBackgroundColor)',
        },
        // Otherwise the keyboard reaches its buttons before anything is selected.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  // The same in both schemes, so that the way back is found; react-admin's own is teal on grey.
  RaNotification: {
    styleOverrides: {
      root: {
        '& .MuiSnackbarContent-root': {
          color: 'var(--white)',
          backgroundColor: 'var(--navy)',
          border: '1px solid var(--ink-muted)',
        },
        '& .RaNotification-undo': { color: 'var(--sun-light)' },
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
};
