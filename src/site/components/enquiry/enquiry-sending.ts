import type { EnquirySource } from './enquiry';
import type { EnquirySending } from './enquiry-state';
import { useDeliveredEnquiry } from './useDeliveredEnquiry';
import { useSimulatedEnquiry } from './useSimulatedEnquiry';

/** The life of an enquiry as VITE_ENQUIRIES says it; the code of the other is not in the build. */
export const useEnquiry: (source: EnquirySource) => EnquirySending =
  import.meta.env.VITE_ENQUIRIES === 'on' ? useDeliveredEnquiry : useSimulatedEnquiry;
