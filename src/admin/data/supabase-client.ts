import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError, type Identifier } from 'react-admin';
import { isTokenRefused, withRenewedSession } from './renewed-session';
import { noteSession } from './session';
import type { Database } from '../../shared/database.types';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';

/** How the admin introduces itself: the embedded backend knows the admin of its own machine by it, hosted projects log it. */
const ADMIN_CLIENT = 'brightwell-admin';

/** A picture may take its time on the way up. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** A fetch that gives up after the specification's ten seconds, and an upload after two minutes. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = init?.body instanceof ArrayBuffer ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
  // What was deleted stays so when its page is left at once.
  const keepalive = init?.method === 'DELETE';
  return fetch(input, {
    ...init,
    keepalive,
    signal: init?.signal ?? AbortSignal.timeout(timeout),
  });
};

/** What asks for tokens is never asked again with a new one. */
const AUTH = `${supabaseUrl}/auth/v1/`;

const fetchAsSignedIn: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const [, token] = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  const isOfSession = token !== supabaseKey && !String(input).startsWith(AUTH);
  return withRenewedSession(
    supabase.auth,
    isOfSession ? token : undefined,
    (current) => {
      if (current) headers.set('Authorization', `Bearer ${current}`);
      return fetchWithTimeout(input, { ...init, headers });
    },
    isTokenRefused,
  );
};

/** The admin's one connection to the backend; it keeps the session of whoever has signed in. */
export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  auth: { detectSessionInUrl: false },
  global: { fetch: fetchAsSignedIn, headers: { 'X-Client-Info': ADMIN_CLIENT } },
});

supabase.auth.onAuthStateChange(noteSession);

/** What a call to the database has answered; throws react-admin's HttpError where it was refused. */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw new HttpError(error.message, status, error);
  return data;
}

/** How many ids fit into an address. */
const MOST = 100;

/** Ids in pieces that one request carries. */
export function idsAtOnce<Id extends Identifier>(ids: readonly Id[]): Id[][] {
  const pieces = Math.ceil(ids.length / MOST);
  return Array.from({ length: pieces }, (_, piece) => ids.slice(piece * MOST, (piece + 1) * MOST));
}
