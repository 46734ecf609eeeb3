import type { ReactNode } from 'react';

/** "Sending..." is shown for this long at least (docs/specification.md, 4 and 9). */
export const ENQUIRY_SENDING_MS = 1500;
/** How long the thank-you panel stays (docs/specification.md, 9). */
export const ENQUIRY_SUCCESS_MS = 5000;

export type EnquiryState = 'editing' | 'sending' | 'success';

export interface EnquirySending {
  state: EnquiryState;
  /** Sends what stands in the form. */
  send: (form: HTMLFormElement) => void;
  /** What stands above the button: what went wrong, or what was sent last. */
  notice?: ReactNode;
  /** What the thank-you panel adds. */
  receipt?: ReactNode;
  /** Further fields, which no person sees. */
  hiddenFields?: ReactNode;
}
