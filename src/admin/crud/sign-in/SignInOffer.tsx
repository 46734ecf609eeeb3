import { Alert, Button } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { phrases } from '../../../schema/phrases';
import { useSession } from '../../data/session';
import { useWhoIsHere } from '../../data/status';

const SignInDialog = lazyWithRetry(async () => (await import('./SignInDialog')).SignInDialog);

/** After a refusal: sign in without leaving the filled form. Gone once somebody has signed in, here or elsewhere. */
export function SignInOffer({ onSignedIn }: { onSignedIn: () => void }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const userId = useSession().session?.user.id;
  const [refused] = useState(userId);
  const here = useWhoIsHere();
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (userId && userId !== refused) leave();
  }, [userId, refused]);
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
      {userId && here && !here.isOutside
        ? phrases.notSavedAs(here.role)
        : 'The server only lets staff save. Sign in and save again: everything you typed stays here.'}
      {open && (
        <Suspense fallback={null}>
          <SignInDialog
            onClose={() => setOpen(false)}
            onSignedIn={() => {
              setOpen(false);
              onSignedIn();
              notify('You have signed in. Everything is as you left it: save again.', {
                type: 'info',
              });
            }}
          />
        </Suspense>
      )}
    </Alert>
  );
}
