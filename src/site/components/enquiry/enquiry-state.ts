import type { ReactNode } from 'react';

/** Minimum duration of "Sending..." (docs/specification.md, 4 and 9). */
export const ENQUIRY_SENDING_MS = 1500;
/** Duration of the thank-you panel (docs/specification.md, 9). */
export const ENQUIRY_SUCCESS_MS = 5000;

export type EnquiryState = 'editing' | 'sending' | 'success';

export interface EnquirySending {
  state: EnquiryState;
  /** Whether the answers are on their way, and not offered to another form. */
  isOnItsWay?: boolean;
  send: (form: HTMLFormElement) => void;
  /** Above the button: an error, or the enquiry sent last. */
  notice?: ReactNode;
  /** Content of the thank-you panel. */
  receipt?: ReactNode;
  /** Hidden fields, such as a honeypot. */
  hiddenFields?: ReactNode;
}
