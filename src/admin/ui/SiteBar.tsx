import { Box } from '@mui/material';
import type { ComponentProps, MouseEvent } from 'react';
import { NavBar } from '../../site/layout/NavBar';

/** In the dark scheme the site's bar takes the admin's colours by its design tokens. */
const DARK = {
  '--ink': '#f2f8f9',
  '--surface': 'var(--navy-deep)',
  '--line': 'rgb(223 238 240 / 18%)',
  '--focus': 'var(--sun)',
  '& a[href^="tel:"]': { backgroundColor: 'var(--teal-dark)' },
  '& button': { borderColor: 'currentColor', color: 'inherit' },
  '& a:hover': { color: 'var(--sun-light)' },
};

/** The site's navigation bar in the admin's colours, with a skip link. */
export function SiteBar(props: ComponentProps<typeof NavBar>) {
  return (
    <>
      <SkipLink />
      <Box sx={(theme) => theme.applyStyles('dark', DARK)}>
        <NavBar {...props} />
      </Box>
    </>
  );
}

/** Visible on focus. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      onClick={focusMain}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'var(--layer-skip-link)',
        px: 2.5,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontWeight: 700,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Box>
  );
}

/** Not by the address: unsaved changes would block the navigation. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
