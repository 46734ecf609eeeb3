import { Alert, Button, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What failed. */
  children: ReactNode;
  onRetry: () => void;
  sx?: SxProps;
}

export function RetryAlert({ children, onRetry, sx }: Props) {
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <Button color="inherit" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
