import { Alert, Box, Button } from '@mui/material';
import { connectionWait } from '../../data/until-online';
import { useStoreValue } from '../../ui/create-store';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { isAllKept } from '../unsaved-changes/stored-changes';

/** For a save that waits for the connection, with a cancel button. */
export function ConnectionNotice() {
  const wait = useStoreValue(connectionWait);
  const isKept = useStoreValue(isAllKept);
  // On a phone the bar is already in view.
  const notice = useScrolledTo(wait, 'nearest');
  return (
    <Box role="status" sx={wait ? { flexBasis: '100%' } : { position: 'absolute' }}>
      {wait && (
        <Alert
          ref={notice}
          severity="warning"
          action={
            <Button color="inherit" onClick={wait.cancel}>
              Cancel
            </Button>
          }
        >
          There is no connection to the internet.{' '}
          {isKept ? 'Your text is kept on this device, and it' : 'Keep this page open: your text'}{' '}
          will be saved as soon as the connection is back.
        </Alert>
      )}
    </Box>
  );
}
