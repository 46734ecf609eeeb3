import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js';
import { HttpError, type Identifier } from 'react-admin';
import { isTokenRefused, withRenewedSession } from './renewed-session';
import { noteSession } from './session';
import type { Database } from '../../shared/database.types';
import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';

/** The client header: the embedded backend recognises its admin by it. */
const ADMIN_CLIENT = 'brightwell-admin';

/** Uploads may be slow. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Timeout of ten seconds (docs/specification.md), of two minutes for uploads. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = init?.body instanceof ArrayBuffer ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
  // A deletion survives leaving the page.
  const keepalive = init?.method === 'DELETE';
  return fetch(input, {
    ...init,
    keepalive,
    signal: init?.signal ?? AbortSignal.timeout(timeout),
  });
};

/** Requests for tokens are not retried with a new one. */
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

/** The admin's client, which keeps the session. */
export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  auth: { detectSessionInUrl: false },
  global: { fetch: fetchAsSignedIn, headers: { 'X-Client-Info': ADMIN_CLIENT } },
});

supabase.auth.onAuthStateChange(noteSession);

/** Throws react-admin's HttpError for a refusal. */
export function dataOf<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw new HttpError(error.message, status, error);
  return data;
}

/** Ids that fit into an address. */
const MAX_IDS = 100;

/** In chunks of one request. */
export function idsAtOnce<Id extends Identifier>(ids: readonly Id[]): Id[][] {
  const pieces = Math.ceil(ids.length / MAX_IDS);
  return Array.from({ length: pieces }, (_, piece) =>
    ids.slice(piece * MAX_IDS, (piece + 1) * MAX_IDS),
  );
}
