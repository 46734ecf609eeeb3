import { REQUEST_TIMEOUT_MS } from '../../../shared/request-timeout';

/** Error message for the visitor. */
export interface EnquiryProblem {
  title: string;
  reason: string;
}

export const notSent = (reason: string): EnquiryProblem => ({
  title: 'Your message has not been sent',
  reason,
});

const uncertain = (what: string): EnquiryProblem => ({
  title: 'We cannot tell whether your message arrived',
  reason: `${what} Sending it again is safe: it cannot arrive twice.`,
});

export const OFFLINE = notSent('You seem to be offline.');
export const NOT_TAKEN = notSent('Our server does not take enquiries just now.');
export const TIMED_OUT = uncertain(
  `Our server has not answered within ${REQUEST_TIMEOUT_MS / 1000} seconds.`,
);
export const UNREACHABLE = uncertain(
  'Our server could not be reached, or the connection broke off.',
);
export const SERVER_ERROR = uncertain('Our server is in trouble.');
