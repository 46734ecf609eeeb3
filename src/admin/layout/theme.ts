import { alpha } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { documentStyles } from './document-styles';

/** The value of a design token (src/shared/styles/tokens.css), which main.tsx has loaded before this module. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const navy = token('navy');
const navyDeep = token('navy-deep');
const teal = token('teal');
const tealDark = token('teal-dark');
const sun = token('sun');
const mist = token('mist');

const shared: RaThemeOptions = {
  ...defaultTheme,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: token('font-body'),
    h1: {
      fontFamily: token('font-display'),
      fontWeight: 700,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)',
      lineHeight: 1.15,
      letterSpacing: token('tracking-tight'),
    },
    button: { textTransform: 'none', fontWeight: 700 },
  },
};

const components = (line: string, focus: string): RaThemeOptions['components'] => ({
  ...defaultTheme.components,
  MuiCssBaseline: { styleOverrides: documentStyles(focus) },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `3px solid ${focus}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 10, minHeight: 44, paddingInline: 18 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
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
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { '&.Mui-focused': { outline: `3px solid ${focus}`, outlineOffset: 1 } },
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
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: line, borderRadius: 16 } },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 12, alignItems: 'center' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: line, paddingBlock: 12 },
      head: { fontWeight: 700 },
    },
  },
  RaLogin: {
    styleOverrides: {
      root: {
        minHeight: '100vh',
        height: 'auto',
        backgroundImage: 'none',
        '& .RaLogin-card': {
          width: 'min(24rem, 100vw - 2rem)',
          marginTop: 'calc(var(--nav-height) + 2rem)',
          padding: 8,
        },
        '& .RaLoginForm-content': { width: 'auto' },
        '& .RaLogin-icon': { backgroundColor: teal, color: token('white') },
      },
    },
  },
  // Otherwise the keyboard reaches its buttons before anything is selected.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
});

export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: tealDark, light: teal, dark: navy, contrastText: token('white') },
    secondary: { main: navy, contrastText: token('white') },
    error: { main: token('error') },
    warning: { main: sun },
    success: { main: token('leaf-dark'), contrastText: token('white') },
    background: { default: token('mist-light'), paper: token('surface') },
    text: { primary: navy, secondary: token('ink-muted') },
    divider: token('line'),
    bulkActionsToolbarBackgroundColor: mist,
  },
  components: components(token('line'), navy),
};

export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    // `dark` is the colour under the pointer.
    primary: { main: '#6fc7cd', light: mist, dark: '#9bdade', contrastText: navyDeep },
    secondary: { main: sun, contrastText: navyDeep },
    error: { main: '#ff9d8a', contrastText: navyDeep },
    warning: { main: sun, contrastText: navyDeep },
    success: { main: '#8fd19a', contrastText: navyDeep },
    background: { default: navyDeep, paper: navy },
    text: { primary: '#f2f8f9', secondary: token('ink-on-dark-muted') },
    divider: alpha(mist, 0.18),
    bulkActionsToolbarBackgroundColor: '#1d4a69',
  },
  components: components(alpha(mist, 0.18), sun),
};
