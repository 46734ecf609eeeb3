import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface Props {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The public pages' own white, whatever the admin's theme. */
export function PreviewPaper({ children, className, ref }: Props) {
  return (
    <Box
      ref={ref}
      className={className}
      // Not every browser lets the keyboard scroll what has nothing to focus in it.
      role="group"
      aria-label="As visitors see it"
      tabIndex={0}
      // Links of the preview would leave the form; they are shown, not followed.
      onClickCapture={(event) => event.preventDefault()}
      sx={{
        mt: 1,
        p: { xs: 2, sm: 4 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
        colorScheme: 'light',
        // The page's titles scale with the window; this is a column of it.
        '--text-3xl': '2rem',
        maxHeight: { md: 'calc(100vh - 12rem)' },
        overflowY: 'auto',
        scrollBehavior: 'smooth',
      }}
    >
      {children}
    </Box>
  );
}
