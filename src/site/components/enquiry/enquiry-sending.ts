import type { ReactNode } from 'react';
import type { EnquirySource } from './enquiry';
import { useDeliveredEnquiry } from './useDeliveredEnquiry';
import { useSimulatedEnquiry } from './useSimulatedEnquiry';

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

/** The life of an enquiry as VITE_ENQUIRIES says it; the code of the other is not in the build. */
export const useEnquiry: (source: EnquirySource) => EnquirySending =
  import.meta.env.VITE_ENQUIRIES === 'on' ? useDeliveredEnquiry : useSimulatedEnquiry;
