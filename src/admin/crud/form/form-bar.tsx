import { Alert, Box, Button } from '@mui/material';
import { connectionWait } from '../../data/until-online';
import { useStoreValue } from '../../ui/create-store';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { keeping } from '../unsaved-changes/stored-changes';

const BAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
} as const;
const TOP = { mt: 3, borderTop: 1, borderColor: 'divider' };
const FOOT = { mb: { xs: -2, sm: -3 }, borderRadius: '0 0 16px 16px' };

const STAYS = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  // In a low window it would cover the line being typed.
  '@media (height < 37.5rem)': { position: 'static' },
} as const;

/** The sticky bar: one row where there is room, two parts on a phone. */
export const ONE_ROW = {
  ...{ ...BAR, ...TOP, ...FOOT, ...STAYS },
  display: { xs: 'contents', md: 'flex' },
};

const PART = { ...BAR, display: { xs: 'flex', md: 'contents' } };

/** Sticky on a phone; the rest would cover the text. */
export const WITHIN_REACH = {
  ...{ ...PART, ...TOP, ...STAYS },
  // Three buttons are one row of 390 px, "Creating Post..." and "Publish the changes" among them: a second row would cover the text.
  '@media (width < 37.5rem)': { '& .MuiButton-root': { px: 1, fontSize: '0.875rem' } },
};

export const BELOW = { ...PART, ...FOOT, pt: 0 };

/** For a save that waits for the connection, with a cancel button. */
export function ConnectionNotice() {
  const wait = useStoreValue(connectionWait);
  const isKept = useStoreValue(keeping) !== 'nothing';
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
