import { Send } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { company, telHref } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { countEvent } from '../../statistics/count-event';
import { Button } from '../Button';
import type { Enquiry, EnquirySource } from './enquiry';
import styles from './EnquiryForm.module.css';
import { EnquiryProblemNotice } from './EnquiryProblemNotice';
import { EnquiryReceipt } from './EnquiryReceipt';
import { EnquiryThanks } from './EnquiryThanks';
import { ErrorSummary } from './ErrorSummary';
import { HoneypotField } from './HoneypotField';
import { fillIn, forgetAnswers, keepAnswers, keptAnswers } from './kept-answers';
import { useSendEnquiry } from './use-send-enquiry';
import { validateForm, FieldErrors, isStillInvalid, type FieldError } from '../form-validation';

interface EnquiryFormProps {
  source: EnquirySource;
  /** Names the required fields. */
  note: string;
  /** Called with the form when an answer changes, and when all are cleared. */
  onAnswer?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/**
 * An enquiry form (docs/specification.md, 4 and 5). The fields are uncontrolled, so what was typed before hydration
 * stays; `method="dialog"` outside of a dialog makes a submission before hydration do nothing (HTML standard, form
 * submission algorithm) instead of putting the fields into the address.
 */
export function EnquiryForm({ source, note, onAnswer, children }: EnquiryFormProps) {
  const { phone, email } = useContent(company);
  const { state, failure, reference, deliver } = useSendEnquiry(source);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const messages = useMemo(
    () => new Map(errors.map(({ control, message }) => [control.name, message])),
    [errors],
  );
  const formRef = useRef<HTMLFormElement>(null);
  const thanksRef = useRef<HTMLDivElement>(null);
  useKeptAnswers(formRef, state === 'sending');

  useEffect(() => {
    const form = formRef.current;
    const thanks = thanksRef.current;
    if (state !== 'success' || !form || !thanks) return;
    form.reset();
    forgetAnswers();
    form.dispatchEvent(new Event('input', { bubbles: true }));
    thanks.focus();
    return () => {
      if (document.activeElement === thanks) form.focus({ preventScroll: true });
    };
  }, [state]);

  const onHydrated = useEffectEvent((form: HTMLFormElement) => {
    // Native validation works until hydration.
    form.noValidate = true;
    // Answers may have been typed before hydration.
    onAnswer?.(form);
  });
  useEffect(() => {
    if (formRef.current) onHydrated(formRef.current);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'editing') return;
    const found = validateForm(event.currentTarget);
    setErrors(found);
    if (found[0]) found[0].control.focus();
    else void deliver(event.currentTarget);
  }

  /** Removes errors that are mended; new ones are reported when the form is sent again. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    onAnswer?.(event.currentTarget);
    // A service that a link has chosen is no beginning.
    if (event.nativeEvent.isTrusted) countEvent('form');
    setErrors((errors) => {
      const left = errors.filter(isStillInvalid);
      return left.length < errors.length ? left : errors;
    });
  }

  return (
    <div className={styles.enquiry}>
      <form
        ref={formRef}
        method="dialog"
        aria-label="Enquiry"
        tabIndex={-1}
        inert={state === 'success'}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <noscript>
          This form needs JavaScript. Please ring us on <a href={telHref(phone)}>{phone}</a> or
          write to <a href={`mailto:${email}`}>{email}</a>.
        </noscript>
        <p className={styles.note}>{note}</p>
        <ErrorSummary errors={errors} />
        <FieldErrors value={messages}>{children}</FieldErrors>
        <HoneypotField />
        {failure && <EnquiryProblemNotice {...failure} />}
        {state === 'editing' && <EnquiryReceipt reference={reference} />}
        <Button type="submit" wide disabled={state === 'sending'}>
          <Send aria-hidden="true" size={20} />
          {state === 'sending' ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
      <EnquiryThanks ref={thanksRef} state={state} reference={reference} />
    </div>
  );
}

/** Keeps the answers of a form when it unmounts, unless they are being sent, and fills them into the next. */
function useKeptAnswers(formRef: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const keep = useEffectEvent((form: HTMLFormElement, offered: Enquiry) => {
    if (!isSending) keepAnswers(form, offered);
  });
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const offered = keptAnswers();
    fillIn(form);
    return () => keep(form, offered);
  }, [formRef]);
}
