import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A polite live region, rendered before its content. */
export function SpokenStatus({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
