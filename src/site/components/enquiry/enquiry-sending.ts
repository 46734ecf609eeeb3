import { useEffect, useState } from 'react';
import type { EnquirySource } from './enquiry';
import {
  type EnquirySending,
  type EnquiryState,
  ENQUIRY_SENDING_MS,
  ENQUIRY_SUCCESS_MS,
} from './enquiry-state';
import { useDeliveredEnquiry } from './useDeliveredEnquiry';

const NEXT = {
  sending: { state: 'success', afterMs: ENQUIRY_SENDING_MS },
  success: { state: 'editing', afterMs: ENQUIRY_SUCCESS_MS },
} as const;

/** The life of an enquiry as VITE_ENQUIRIES says it; the code of the other is not in the build. */
export const useEnquiry: (source: EnquirySource) => EnquirySending =
  import.meta.env.VITE_ENQUIRIES === 'on' ? useDeliveredEnquiry : useSimulatedEnquiry;

/** Editing, sending, success, and back to editing; nothing is transmitted (docs/specification.md, 4). Leaving the page ends it. */
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
