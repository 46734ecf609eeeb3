import { useEffect, useState } from 'react';
import type { EnquirySending, EnquiryState } from './enquiry-state';
import { ENQUIRY_SENDING_MS, ENQUIRY_SUCCESS_MS } from './enquiry-times';

const NEXT = {
  sending: { state: 'success', afterMs: ENQUIRY_SENDING_MS },
  success: { state: 'editing', afterMs: ENQUIRY_SUCCESS_MS },
} as const;

/** Editing, sending, success, and back to editing; nothing is transmitted (docs/specification.md, 4). Leaving the page ends it. */
export function useSimulatedEnquiry(): EnquirySending {
  const [state, setState] = useState<EnquiryState>('editing');

  useEffect(() => {
    if (state === 'editing') return;
    const { state: next, afterMs } = NEXT[state];
    const timer = setTimeout(() => setState(next), afterMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send: () => setState('sending') };
}
