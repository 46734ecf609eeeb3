import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** In either colour scheme. */
const FOCUS_RING = '3px solid var(--mui-palette-secondary-main)';

const documentStyles = {
  // Focused elements must not be covered by the fixed bars (WCAG 2.2, criterion 2.4.11).
  html: {
    scrollPaddingBlock: 'calc(var(--nav-height) + 4rem) 6rem',
    // The editor's toolbar has two rows, and then three.
    '@media (width < 37.5rem)': { scrollPaddingTop: 'calc(var(--nav-height) + 7rem)' },
    '@media (width < 22.4rem)': { scrollPaddingTop: 'calc(var(--nav-height) + 9.5rem)' },
  },
  ':focus-visible': { outline: FOCUS_RING, outlineOffset: 2 },
  // Headings and regions focused by script are not interactive.
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
  // MUI detects autofill by an animation of every field, to move the label: ours are static. Direction follows the
  // text.
  MuiInputBase: {
    defaultProps: {
      disableInjectingGlobalStyles: true,
      slotProps: { input: { dir: 'auto' } },
    },
  },
  // Labels are above their fields, as those of picture and editor.
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
  // Forced colours remove ours; the pressed state uses the system's.
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
      message: { flex: '1 1 10rem', overflowWrap: 'anywhere' },
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
        // Sticky, however far down the selected rows are.
        position: 'sticky',
        top: 'var(--nav-height)',
        zIndex: 3,
        // Replaces the headings, beside the checkbox for all rows.
        '& .RaBulkActionsToolbar-toolbar': {
          left: 52,
          height: 66,
          borderRadius: 0,
          overflowX: 'auto',
          transform: 'none',
        },
        // Four buttons fit beside the count on a phone; Delete is the last.
        '@media (width < 600px)': {
          '& .RaBulkActionsToolbar-toolbar': { padding: 0 },
          '& .RaBulkActionsToolbar-title': { gap: 0 },
          '& .RaBulkActionsToolbar-title .MuiTypography-root': { fontSize: '0.875rem' },
          '& .RaBulkActionsToolbar-icon': { margin: 0 },
          '& .RaBulkActionsToolbar-topToolbar': { gap: 0, padding: 0 },
          '& .RaBulkActionsToolbar-topToolbar .MuiIconButton-root': { padding: '8px' },
        },
        // Otherwise its buttons are tab stops before anything is selected.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  // The same in both schemes, so that Undo is found.
  RaNotification: {
    styleOverrides: {
      root: {
        '& .MuiSnackbarContent-root': {
          color: 'var(--white)',
          backgroundColor: 'var(--navy)',
          border: '1px solid var(--ink-muted)',
        },
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
};
