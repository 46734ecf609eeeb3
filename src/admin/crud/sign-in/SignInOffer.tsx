import { Alert } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const userId = useSession().session?.user.id;
  const before = useRef(userId);
  const alert = useScrolledTo(null);
  const here = useMembership();
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    // Also the same person, whose session had ended.
    if (userId && userId !== before.current) leave();
    before.current = userId;
  }, [userId]);
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
              words={toasts.signedInToSave}
              onClose={onClose}
              onSignedIn={() => {
                onClose();
                onSignedIn();
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
