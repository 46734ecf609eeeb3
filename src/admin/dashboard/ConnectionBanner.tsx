import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { memo } from 'react';
import { useConnection } from '../providers/use-connection';
import { frontPage } from '../resources/registry';
import { useSettled } from '../views/form/use-settled';

/** Says so when the database cannot be used, and nothing when it can (spec, section 2, Admin). */
export const ConnectionBanner = memo(function ConnectionBanner() {
  const isSettled = useSettled();
  const { error, isFetching, refetch } = useConnection(frontPage, isSettled);
  if (isFetching) {
    return (
      <Alert severity="info" icon={false} role="status" sx={{ mb: 3 }}>
        Checking Supabase connection...
        <LinearProgress aria-hidden sx={{ mt: 1, borderRadius: 1 }} />
      </Alert>
    );
  }
  if (!error) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 700 }}>
        Connection error: {error.message || 'Could not connect to database'}
      </Typography>
      The <code>{frontPage.table}</code> table may not exist yet: apply the files of{' '}
      <code>supabase/migrations</code>, then try again.
    </Alert>
  );
});
