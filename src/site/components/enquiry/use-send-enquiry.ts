import { useEffect, useState } from 'react';
import type { EnquirySource } from './enquiry';
import {
  type EnquirySending,
  type EnquiryState,
  ENQUIRY_SENDING_MS,
  ENQUIRY_SUCCESS_MS,
} from './enquiry-state';
import { useDeliveredEnquiry } from './use-delivered-enquiry';

const NEXT = {
  sending: { state: 'success', afterMs: ENQUIRY_SENDING_MS },
  success: { state: 'editing', afterMs: ENQUIRY_SUCCESS_MS },
} as const;

/** Chosen by VITE_ENQUIRIES; the other implementation is not bundled. */
export const useSendEnquiry: (source: EnquirySource) => EnquirySending =
  import.meta.env.VITE_ENQUIRIES === 'on' ? useDeliveredEnquiry : useSimulatedEnquiry;

/** Transmits nothing (docs/specification.md, 4). Leaving the page resets it. */
function useSimulatedEnquiry(): EnquirySending {
  const [state, setState] = useState<EnquiryState>('editing');

  useEffect(() => {
    if (state === 'editing') return;
    const { state: next, afterMs } = NEXT[state];
    const timer = setTimeout(() => setState(next), afterMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send: () => setState('sending') };
}
