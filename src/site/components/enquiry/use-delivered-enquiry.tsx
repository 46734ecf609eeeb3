import { useEffect, useRef, useState } from 'react';
import type { EnquiryProblem } from './enquiry-problems';
import { sendEnquiry } from './send-enquiry';
import { count } from '../../statistics/count';
import { type Enquiry, type EnquirySource, readEnquiry } from './enquiry';
import { EnquiryProblemNotice, showOutside } from './EnquiryProblemNotice';
import {
  type EnquirySending,
  type EnquiryState,
  ENQUIRY_SENDING_MS,
  ENQUIRY_SUCCESS_MS,
} from './enquiry-state';
import styles from './EnquiryReceipt.module.css';
import { HoneypotField } from './HoneypotField';
import { forgetAnswers } from './kept-answers';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** 128 random bits; `crypto.randomUUID` needs https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Succeeds once the database has acknowledged the enquiry; otherwise reports the problem. The same answers are sent
 * with the same idempotency key, so one enquiry arrives.
 */
export function useDeliveredEnquiry(source: EnquirySource): EnquirySending {
  const [state, setState] = useState<EnquiryState>('editing');
  const [failure, setFailure] = useState<{ problem: EnquiryProblem; enquiry: Enquiry }>();
  const [reference, setReference] = useState<string>();
  const attempt = useRef({ words: '', key: '' });

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => setState('editing'), ENQUIRY_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function deliver(form: HTMLFormElement) {
    const enquiry = readEnquiry(form);
    const words = JSON.stringify(enquiry);
    if (attempt.current.words !== words) attempt.current = { words, key: newKey() };
    setState('sending');
    setFailure(undefined);
    setReference(undefined);
    showOutside();
    const [outcome] = await Promise.all([
      sendEnquiry({ ...enquiry, source, idempotency_key: attempt.current.key }),
      pause(ENQUIRY_SENDING_MS),
    ]);
    if ('reference' in outcome) {
      attempt.current = { words: '', key: '' };
      count('enquiry');
      // Sent answers are not offered again on another page.
      forgetAnswers();
      setReference(outcome.reference);
      setState('success');
    } else {
      // The visitor may have gone on to another page.
      if (!form.isConnected) showOutside({ problem: outcome, enquiry });
      setFailure({ problem: outcome, enquiry });
      setState('editing');
    }
  }

  const receipt = reference && <EnquiryReceipt reference={reference} />;
  return {
    state,
    send: (form) => void deliver(form),
    notice: failure ? <EnquiryProblemNotice {...failure} /> : state === 'editing' && receipt,
    receipt,
    hiddenFields: <HoneypotField />,
  };
}

/** The reference number, for questions by telephone. */
function EnquiryReceipt({ reference }: { reference: string }) {
  return (
    <p className={styles.receipt}>
      Your reference is <strong>{reference}</strong>.
    </p>
  );
}
