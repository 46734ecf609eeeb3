import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnquiryProblem } from './enquiry-problems';
import { sendEnquiry } from './send-enquiry';
import { countEvent } from '../../statistics/count-event';
import { type Enquiry, type EnquirySource, readEnquiry } from './enquiry';
import { EnquiryProblemNotice } from './EnquiryProblemNotice';
import { EnquiryReceipt } from './EnquiryReceipt';
import {
  type EnquirySending,
  type EnquiryState,
  ENQUIRY_SENDING_MS,
  ENQUIRY_SUCCESS_MS,
} from './enquiry-state';
import { HoneypotField } from './HoneypotField';
import { forgetAnswers, returnAnswers } from './kept-answers';
import { showEnquiryOutcome } from './show-enquiry-outcome';

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
  const navigate = useNavigate();
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
      sendEnquiry({ ...enquiry, source, idempotency_key: attempt.current.key }),
      pause(ENQUIRY_SENDING_MS),
    ]);
    if ('reference' in outcome) {
      attempt.current = { words: '', key: '' };
      countEvent('enquiry');
      if (!form.isConnected) showEnquiryOutcome({ reference: outcome.reference });
      setReference(outcome.reference);
      setState('success');
    } else {
      const failure = { problem: outcome, enquiry };
      if (!form.isConnected) {
        returnAnswers(form);
        showEnquiryOutcome({ failure: { ...failure, toForm } });
      }
      setFailure(failure);
      setState('editing');
    }
  }

  const receipt = reference && <EnquiryReceipt reference={reference} />;
  return {
    state,
    isOnItsWay: state === 'sending',
    send: (form) => void deliver(form),
    notice: failure ? <EnquiryProblemNotice {...failure} /> : state === 'editing' && receipt,
    receipt,
    hiddenFields: <HoneypotField />,
  };
}
