import { useState, type FormEvent } from 'react';
import { messageOf } from '../providers/server-refusal';

type SignIn = (login: {
  email: FormDataEntryValue;
  password: FormDataEntryValue;
}) => Promise<unknown>;

/** A sign-in form's submit, whether it is under way, and in words why it failed. */
export function useSignIn(signIn: SignIn) {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is inside the form that it came from, for React; that one must not be sent.
    event.stopPropagation();
    const { email = '', password = '' } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setFailure('');
    try {
      await signIn({ email, password });
    } catch (error) {
      setFailure(failureInWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, onSubmit };
}

function failureInWords(error: unknown): string {
  const message = messageOf(error);
  if (/invalid login credentials/i.test(message)) {
    return 'The e-mail address or the password is not right.';
  }
  return message ? `You could not be signed in: ${message}.` : 'You could not be signed in.';
}
