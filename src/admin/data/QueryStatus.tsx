import { LinearProgress, type SxProps } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryAlert } from '../ui/RetryAlert';
import { errorMessage } from './server-refusal';

interface Props {
  query: Pick<UseQueryResult, 'isPending' | 'error'> & { refetch: () => unknown };
  /** "The history". */
  what: string;
  sx?: SxProps;
}

/** That something is loading, or why it could not be loaded, with another try. */
export function QueryStatus({ query: { isPending, error, refetch }, what, sx }: Props) {
  if (isPending) return <LinearProgress aria-label="Loading" />;
  if (!error) return null;
  return (
    <RetryAlert onRetry={() => void refetch()} sx={sx}>
      {what} could not be loaded: {errorMessage(error)}
    </RetryAlert>
  );
}
