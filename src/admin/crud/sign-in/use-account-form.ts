import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { CodeNeeded, type Credentials } from '../../data/auth-provider';
import { refusalOf } from '../../data/auth-messages';
import { useSession } from '../../data/session';

/** By field name. */
type AccountValues = Readonly<Record<string, string>>;

/**
 * The submit of an account form: pending state and refusal. The refused field is focused; values stay.
 * @param failed the message for a refusal without a reason: "The password could not be changed"
 */
export function useAccountForm(
  send: (values: AccountValues, form: HTMLFormElement) => Promise<unknown>,
  failed: string,
) {
  const {
    mutate,
    error,
    isPending: busy,
    isSuccess: isDone,
    variables: form,
  } = useMutation({
    mutationFn: (sent: HTMLFormElement) => send(valuesOf(sent), sent),
    // The form has a password.
    gcTime: 0,
  });
  const refusal = error ? refusalOf(error, failed) : undefined;
  const refused = refusal?.field ?? '';
  useEffect(() => {
    const field = error && form?.elements.namedItem(refused);
    if (field instanceof HTMLInputElement) field.focus();
  }, [error, form, refused]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React, a dialog's submit bubbles to the form around it.
    event.stopPropagation();
    if (!busy) mutate(event.currentTarget);
  };
  return { refusal, busy, isDone, onSubmit };
}

function valuesOf(form: HTMLFormElement): AccountValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** The password first, then a code for accounts with a second factor. */
export function useSignIn(signIn: (credentials: Credentials) => Promise<unknown>) {
  const isCodeAsked = useSession().awaitsCode === true;
  const form = useAccountForm(async ({ email = '', password = '', ...factor }) => {
    try {
      await signIn(isCodeAsked ? { factor } : { email, password });
    } catch (error) {
      if (!(error instanceof CodeNeeded)) throw error;
    }
  }, 'You could not be signed in');
  return { ...form, isCodeAsked };
}
