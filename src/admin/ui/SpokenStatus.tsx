import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Says politely to screen readers what everybody else can see; the region has to be there before its words. */
export function SpokenStatus({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

/** Style of what only screen readers get. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
