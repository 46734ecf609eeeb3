import { Alert, Button, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What did not work. */
  children: ReactNode;
  onRetry: () => void;
  sx?: SxProps;
}

/** Something could not be loaded, and can be asked for again. */
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
