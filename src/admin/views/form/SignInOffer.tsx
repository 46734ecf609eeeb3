import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { SignInDialog } from '../../layout/SignInDialog';

/** After a refusal: sign in without leaving the filled form. */
export function SignInOffer({ onSignedIn }: { onSignedIn: () => void }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={() => setOpen(true)}>
          Sign in
        </Button>
      }
    >
      The server only lets staff save. Sign in and save again: everything you typed stays here.
      <SignInDialog
        open={open}
        onClose={() => setOpen(false)}
        onSignedIn={() => {
          setOpen(false);
          onSignedIn();
          notify('You have signed in. Everything is as you left it: save again.', {
            type: 'info',
          });
        }}
      />
    </Alert>
  );
}
