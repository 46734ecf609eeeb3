import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import SignInDialog from '../../crud/sign-in/SignInDialog';
import { toasts } from '../../ui/toasts';

/** Over whatever page was open when the session of its reader ended: it stays as it is, forms with what is in them. */
export default function SessionEndedDialog({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(true);
  const notify = useNotify();
  const queryClient = useQueryClient();
  if (!isOpen) return null;
  return (
    <SignInDialog
      email={email}
      reason="You have been signed out. Everything that you typed is still here: sign in and go on."
      onClose={() => setOpen(false)}
      onSignedIn={() => {
        notify(toasts.signedInAgain, { type: 'info' });
        // What could not be read meanwhile. What could is left alone: a record read anew would empty its form.
        void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      }}
    />
  );
}
