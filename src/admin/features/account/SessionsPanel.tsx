import { Box, Button, Typography } from '@mui/material';
import { Panel } from './Panel';
import { useSignOut } from '../../data/use-sign-out';

/** The way out of this browser, and of every other. */
export function SessionsPanel({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <Panel title="Signed in">
      <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        As {email}. Sign out everywhere if you have left a phone or a computer behind.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void signOut('local')}>
          Sign out here
        </Button>
        <Button variant="outlined" color="error" onClick={() => void signOut('global')}>
          Sign out everywhere
        </Button>
      </Box>
    </Panel>
  );
}
