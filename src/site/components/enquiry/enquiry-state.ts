import type { ReactNode } from 'react';

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
