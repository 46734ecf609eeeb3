import { REQUEST_TIMEOUT_MS } from '../../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../../shared/supabase';
import {
  type EnquiryProblem,
  NOT_TAKEN,
  notSent,
  OFFLINE,
  SERVER_ERROR,
  TIMED_OUT,
  UNREACHABLE,
} from './enquiry-problems';

/** A sent enquiry has a reference, one of a simulation none. */
export type EnquiryOutcome = { reference?: string } | EnquiryProblem;

/** Code of errors whose message is for the visitor: "PT429". */
const IN_OUR_WORDS = /^PT4\d\d$/;

/** Calls `send_enquiry()` (supabase/schemas); never throws. `keepalive`: completes after a navigation. */
export async function sendEnquiry(values: Record<string, string>): Promise<EnquiryOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  const seconds_taken = Math.round(performance.now() / 1000);
  const body = new TextEncoder().encode(JSON.stringify({ ...values, seconds_taken }));
  try {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/send_enquiry`, {
      method: 'POST',
      headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
      body,
      // Fetch allows it 64 KiB; the server refuses what is longer in words of its own.
      keepalive: body.length < 60_000,
      signal: timeout.signal,
    });
    return outcomeOf(response, await response.text());
  } catch {
    if (!navigator.onLine) return OFFLINE;
    return timeout.signal.aborted ? TIMED_OUT : UNREACHABLE;
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ ok, status }: Response, text: string): EnquiryOutcome {
  const { reference, code = '', message } = parse(text);
  if (ok && reference) return { reference };
  if (IN_OUR_WORDS.test(code) && message) return notSent(message);
  return status >= 400 && status < 500 ? NOT_TAKEN : SERVER_ERROR;
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
