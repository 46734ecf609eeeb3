import { Box } from '@mui/material';
import type { MouseEvent } from 'react';

/** Leads the keyboard past the two bars; seen only while it has the focus. */
export function SkipLink() {
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

/** Not by the address: react-router warns of a navigation that is not its own while changes are unsaved. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
