import { REQUEST_TIMEOUT_MS } from '../../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../../shared/supabase';

/** Error message for the visitor. */
export interface EnquiryProblem {
  title: string;
  reason: string;
}

type EnquiryOutcome = { reference: string } | EnquiryProblem;

const NOT_SENT = 'Your message has not been sent';
const UNCERTAIN = 'We cannot tell whether your message arrived';

/** Code of errors whose message is for the visitor: "PT429". */
const IN_OUR_WORDS = /^PT4\d\d$/;

/** Calls `send_enquiry()` (supabase/migrations); never throws. `keepalive`: completes after a navigation. */
export async function sendEnquiry(values: Record<string, string>): Promise<EnquiryOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/send_enquiry`, {
      method: 'POST',
      headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, seconds_taken: Math.round(performance.now() / 1000) }),
      keepalive: true,
      signal: timeout.signal,
    });
    return outcomeOf(response, await response.text());
  } catch {
    if (!navigator.onLine) return { title: NOT_SENT, reason: 'You seem to be offline.' };
    return timeout.signal.aborted
      ? uncertain(`Our server has not answered within ${REQUEST_TIMEOUT_MS / 1000} seconds.`)
      : uncertain('Our server could not be reached, or the connection broke off.');
  } finally {
    clearTimeout(timer);
  }
}

function uncertain(what: string): EnquiryProblem {
  return { title: UNCERTAIN, reason: `${what} Sending it again is safe: it cannot arrive twice.` };
}

function outcomeOf({ ok, status }: Response, text: string): EnquiryOutcome {
  const { reference, code = '', message } = parse(text);
  if (ok && reference) return { reference };
  if (IN_OUR_WORDS.test(code) && message) return { title: NOT_SENT, reason: message };
  return status >= 400 && status < 500
    ? { title: NOT_SENT, reason: 'Our server does not take enquiries just now.' }
    : uncertain('Our server is in trouble.');
}

interface Answer {
  reference?: string;
  code?: string;
  message?: string;
}

/** A proxy may answer with HTML. */
function parse(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}
