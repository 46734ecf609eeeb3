import { Button, Stack, Typography } from '@mui/material';
import { AuthPage } from '../../ui/AuthPage';

/** In the place of a page that could not be drawn. */
export function ErrorPage() {
  return (
    <AuthPage title="Something went wrong">
      <Typography role="alert" sx={{ mb: 3 }}>
        This page could not be shown. Loading it again usually helps. What you have typed is kept on
        this device, and offered when you come back to its form.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button href="/admin">Start page</Button>
      </Stack>
    </AuthPage>
  );
}
