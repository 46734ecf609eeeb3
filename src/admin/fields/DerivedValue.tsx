import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A value nobody types, as it will be saved. */
export function DerivedValue({ label, value, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        ml: 1.75,
        mb: 0.5,
      }}
    >
      <Typography variant="body2" component="span" color="text.secondary">
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="output"
        aria-label={label}
        sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
      {children}
    </Box>
  );
}
