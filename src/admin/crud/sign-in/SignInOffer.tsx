import { Alert } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { phrases } from '../../../schema/phrases';
import { useSession } from '../../data/session';
import { useMembership } from '../../data/use-membership';
import { toasts } from '../../ui/toasts';

const SignInDialog = lazyWithRetry(() => import('./SignInDialog'));

/** Signs in without leaving the form after a refusal. Unmounts after a sign-in, here or elsewhere. */
export function SignInOffer({ onSignedIn }: { onSignedIn: () => void }) {
  const notify = useNotify();
  const userId = useSession().session?.user.id;
  const [refused] = useState(userId);
  const alert = useScrolledTo(refused);
  const here = useMembership();
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (userId && userId !== refused) leave();
  }, [userId, refused]);
  return (
    <Alert
      ref={alert}
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <DialogButton
          variant="text"
          color="inherit"
          dialog={(onClose) => (
            <SignInDialog
              onClose={onClose}
              onSignedIn={() => {
                onClose();
                onSignedIn();
                notify(toasts.signedInToSave, {
                  type: 'info',
                });
              }}
            />
          )}
        >
          Sign in
        </DialogButton>
      }
    >
      {userId && here && !here.isOutside
        ? phrases.notSavedAs(here.role)
        : 'The server only lets staff save. Sign in and save again: everything you typed stays here.'}
    </Alert>
  );
}
