import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** In the dark, the site's bar takes the admin's colours through the design tokens it is drawn with. */
const DARK = {
  '--ink': '#f2f8f9',
  '--surface': 'var(--navy-deep)',
  '--line': 'rgb(223 238 240 / 18%)',
  '--focus': 'var(--sun)',
  '& a[href^="tel:"]': { backgroundColor: 'var(--teal-dark)' },
  '& button': { borderColor: 'currentColor', color: 'inherit' },
  '& a:hover': { color: 'var(--sun-light)' },
};

/** Gives the site's navigation bar the colours of the admin's theme. */
export function NavBarColours({ children }: { children: ReactNode }) {
  return <Box sx={(theme) => theme.applyStyles('dark', DARK)}>{children}</Box>;
}
