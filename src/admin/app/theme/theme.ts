import { alpha, createTheme } from '@mui/material/styles';
import { defaultTheme } from 'react-admin';
import { componentStyles } from './component-styles';
import css from '../../../shared/styles/tokens.css?raw';

const navy = token('navy');
const navyDeep = token('navy-deep');
const teal = token('teal');
const sun = token('sun');
const mist = token('mist');

/** The theme in two colour schemes that differ by custom properties alone (colour-scheme.ts). */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: token('teal-dark'),
          light: teal,
          dark: navy,
          contrastText: token('white'),
        },
        secondary: { main: navy, contrastText: token('white') },
        error: { main: token('error') },
        warning: { main: sun },
        success: { main: token('leaf-dark'), contrastText: token('white') },
        background: { default: token('mist-light'), paper: token('surface') },
        text: { primary: navy, secondary: token('ink-muted') },
        divider: token('line'),
        bulkActionsToolbarBackgroundColor: mist,
      },
    },
    dark: {
      palette: {
        // `dark` is the colour on hover, and of messages.
        primary: { main: '#6fc7cd', light: mist, dark: '#9bdade', contrastText: navyDeep },
        secondary: { main: sun, contrastText: navyDeep },
        error: { main: '#ff9d8a', dark: '#ffb6a8', contrastText: navyDeep },
        warning: { main: sun, dark: sun, contrastText: navyDeep },
        success: { main: '#8fd19a', dark: '#addeb5', contrastText: navyDeep },
        background: { default: navyDeep, paper: navy },
        text: { primary: '#f2f8f9', secondary: token('ink-on-dark-muted') },
        divider: alpha(mist, 0.18),
        bulkActionsToolbarBackgroundColor: '#1d4a69',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    ...defaultTheme.typography,
    fontFamily: 'var(--font-body)',
    h1: {
      fontFamily: 'var(--font-display)',
      fontWeight: 700,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)',
      lineHeight: 1.15,
      letterSpacing: 'var(--tracking-tight)',
    },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: componentStyles,
});

/** The value of a design token for computations: read from the file, as a build has no document. */
export function token(name: string): string {
  // eslint-disable-next-line no-restricted-syntax -- of the name of a token
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]+);`).exec(css) ?? [];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? token(other) : value;
}
