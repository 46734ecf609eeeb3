import { Alert } from '@mui/material';

/** For whoever has turned scripts off: the form below could not be saved. React writes it into built pages alone. */
export function NeedsScript() {
  return (
    <noscript>
      <Alert severity="warning" sx={{ mb: 3 }}>
        The admin needs JavaScript. Please turn it on in your browser and load this page again.
      </Alert>
    </noscript>
  );
}
