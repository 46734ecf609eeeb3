import { Alert, Box, Button } from '@mui/material';
import { connectionWait } from '../../data/connection-wait';
import { useStoreValue } from '../../ui/create-store';

/** While saving waits for the connection: what is going on, and the way out. */
export function ConnectionNotice() {
  const wait = useStoreValue(connectionWait);
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
