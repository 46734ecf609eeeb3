import { Alert, Box, Button } from '@mui/material';
import { connectionWait } from '../../data/connection-wait';
import { useStoreValue } from '../../ui/create-store';
import { useScrolledTo } from '../../ui/use-scrolled-to';

/** While saving waits for the connection: what is going on, and the way out. */
export function ConnectionNotice() {
  const wait = useStoreValue(connectionWait);
  return (
    <Box role="status" sx={wait ? { flexBasis: '100%' } : { position: 'absolute' }}>
      {wait && <Waiting cancel={wait.cancel} />}
    </Box>
  );
}

function Waiting({ cancel }: { cancel: () => void }) {
  // On a phone the bar that it stands in is in view already.
  const notice = useScrolledTo(cancel, 'nearest');
  return (
    <Alert
      ref={notice}
      severity="warning"
      action={
        <Button color="inherit" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      There is no connection to the internet. Your text is kept on this device, and it will be saved
      as soon as the connection is back.
    </Alert>
  );
}
