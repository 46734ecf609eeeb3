import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countEvent } from '../../statistics/count-event';
import { type Enquiry, type EnquirySource, type EnquiryState, readEnquiry } from './enquiry';
import { type EnquiryProblem, OFFLINE } from './enquiry-problems';
import { forgetAnswers, returnAnswers } from './kept-answers';
import { type EnquiryOutcome, sendEnquiry } from './send-enquiry';
import { showEnquiryOutcome } from './show-enquiry-outcome';

/** Minimum duration of "Sending..." (docs/specification.md, 4 and 9). */
const SENDING_MS = 1500;
/** Duration of the thank-you panel (docs/specification.md, 9). */
const SUCCESS_MS = 5000;

/** Chosen by VITE_ENQUIRIES; the other is not bundled. */
const send = import.meta.env.VITE_ENQUIRIES === 'on' ? sendEnquiry : simulate;

/** Transmits nothing (docs/specification.md, 4). */
async function simulate(): Promise<EnquiryOutcome> {
  return navigator.onLine ? {} : OFFLINE;
}

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
export function useSendEnquiry(source: EnquirySource) {
  const navigate = useNavigate();
  const [state, setState] = useState<EnquiryState>('editing');
  const [failure, setFailure] = useState<{ problem: EnquiryProblem; enquiry: Enquiry }>();
  const [reference, setReference] = useState<string>();
  const attempt = useRef({ words: '', key: '' });

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => setState('editing'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function deliver(form: HTMLFormElement) {
    const enquiry = readEnquiry(form);
    const formAddress = `${window.location.pathname}#${form.closest('[id]')?.id}`;
    const toForm = () => void navigate(formAddress);
    const words = JSON.stringify(enquiry);
    if (attempt.current.words !== words) attempt.current = { words, key: newKey() };
    setState('sending');
    setFailure(undefined);
    setReference(undefined);
    showEnquiryOutcome({});
    // Not offered on another page meanwhile.
    forgetAnswers();
    const [outcome] = await Promise.all([
      send({ ...enquiry, source, idempotency_key: attempt.current.key }),
      pause(SENDING_MS),
    ]);
    if ('reason' in outcome) {
      const failure = { problem: outcome, enquiry };
      if (!form.isConnected) {
        returnAnswers(form);
        showEnquiryOutcome({ failure: { ...failure, toForm } });
      }
      setFailure(failure);
      setState('editing');
    } else {
      attempt.current = { words: '', key: '' };
      if (outcome.reference) countEvent('enquiry');
      if (!form.isConnected) showEnquiryOutcome({ sent: outcome });
      setReference(outcome.reference);
      setState('success');
    }
  }

  return { state, failure, reference, deliver };
}
