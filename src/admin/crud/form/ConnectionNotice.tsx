import { Alert, Box, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { connectionWait } from '../../data/connection-wait';

/** While saving waits for the connection: what is going on, and the way out. */
export function ConnectionNotice() {
  const wait = useSyncExternalStore(
    connectionWait.subscribe,
    connectionWait.get,
    connectionWait.get,
  );
  return (
    <Box role="status" sx={wait ? { flexBasis: '100%' } : { position: 'absolute' }}>
      {wait && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={wait.cancel}>
              Cancel
            </Button>
          }
        >
          There is no connection to the internet. Your text is kept on this device, and it will be
          saved as soon as the connection is back.
        </Alert>
      )}
    </Box>
  );
}
