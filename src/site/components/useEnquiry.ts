import { useEffect, useState } from 'react';

export type EnquiryState = 'editing' | 'sending' | 'success';

/** How long sending is simulated: nothing is transmitted (spec, sections 4 and 9). */
export const ENQUIRY_SENDING_MS = 1500;
/** How long the thank-you panel stays (spec, section 9). */
export const ENQUIRY_SUCCESS_MS = 5000;

const NEXT = {
  sending: { state: 'success', afterMs: ENQUIRY_SENDING_MS },
  success: { state: 'editing', afterMs: ENQUIRY_SUCCESS_MS },
} as const;

/** The life of an enquiry: editing, sending, success, and back to editing. Leaving the page ends it. */
export function useEnquiry() {
  const [state, setState] = useState<EnquiryState>('editing');

  useEffect(() => {
    if (state === 'editing') return;
    const { state: next, afterMs } = NEXT[state];
    const timer = setTimeout(() => setState(next), afterMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send: () => setState('sending') };
}
