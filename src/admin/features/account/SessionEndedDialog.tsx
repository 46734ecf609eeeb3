import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import SignInDialog from '../../crud/sign-in/SignInDialog';
import { toasts } from '../../ui/toasts';

/** Signs in over the open page, whose forms stay. */
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
        // Failed queries only: a refetched record would reset its form.
        void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      }}
    />
  );
}
