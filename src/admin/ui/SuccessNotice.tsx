import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A line that says that all is well. */
export function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <CheckCircleOutline fontSize="small" color="success" aria-hidden />
      <span>{children}</span>
    </Typography>
  );
}
