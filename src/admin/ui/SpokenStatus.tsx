import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden';

/** Says politely to screen readers what everybody else can see; the region has to be there before its words. */
export function SpokenStatus({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
