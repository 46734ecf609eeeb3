import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeNeeded, type Credentials } from '../../data/auth-provider';
import { type Refusal, refusalOf } from '../../data/auth-messages';
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
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(valuesOf(form), form);
    } catch (error) {
      const refused = refusalOf(error, failed);
      flushSync(() => setRefusal(refused));
      const field = form.elements.namedItem(refused.field ?? '');
      if (field instanceof HTMLInputElement) field.focus();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React, a dialog's submit bubbles to the form around it.
    event.stopPropagation();
    void submit(event.currentTarget);
  };
  return { refusal, busy, onSubmit };
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
