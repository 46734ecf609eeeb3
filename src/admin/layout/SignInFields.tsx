import { Alert, TextField } from '@mui/material';

/** Who signs in, and above it why that did not work; the fields stay as they are. */
export function SignInFields({ failure }: { failure: string }) {
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        // eslint-disable-next-line jsx-a11y/no-autofocus -- focus moves into a dialog when it opens (WAI-ARIA, dialog pattern)
        autoFocus
      />
      <TextField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
