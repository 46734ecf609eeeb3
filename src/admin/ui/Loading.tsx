import { LinearProgress } from '@mui/material';

/** While a page's code or its records are on their way. */
export function Loading() {
  return <LinearProgress aria-label="Loading" />;
}
