import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import SignInDialog from '../../crud/sign-in/SignInDialog';
import { toasts } from '../../ui/toasts';

/** Signs in over the open page, whose forms stay. */
export default function SessionEndedDialog({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(true);
  const queryClient = useQueryClient();
  if (!isOpen) return null;
  return (
    <SignInDialog
      email={email}
      reason="You have been signed out. Everything that you typed is still here: sign in and go on."
      words={toasts.signedInAgain}
      onClose={() => setOpen(false)}
      onSignedIn={() => {
        // Failed queries only: a refetched record would reset its form.
        void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      }}
    />
  );
}
