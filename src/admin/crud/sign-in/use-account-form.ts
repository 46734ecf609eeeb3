import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeNeeded, type Credentials } from '../../data/auth-provider';
import { type Refusal, refusalOf } from '../../data/auth-words';
import { useSession } from '../../data/session';

/** What was typed, by the names of the fields. */
type AccountValues = Readonly<Record<string, string>>;

/**
 * The submit of a form about an account: whether it is under way, and why it failed. The field that was refused has
 * the focus then; nothing that was typed is lost.
 * @param failed what did not work, for a refusal without a reason: "The password could not be changed"
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
    // A dialog is inside the form that it came from, for React; that one must not be sent.
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

/** The submit of a sign-in form: the password first, then a code where the account asks for one. */
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
