import { createClient } from '@supabase/supabase-js';
import { noteSession } from './session';
import type { Database } from '../../shared/database.types';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';

/** How the admin introduces itself: the embedded backend knows the admin of its own machine by it, hosted projects log it. */
export const ADMIN_CLIENT = 'brightwell-admin';

/** A fetch that gives up after the specification's ten seconds. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

/** The admin's one connection to the backend; it keeps the session of whoever has signed in. */
export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  auth: { detectSessionInUrl: false },
  global: { fetch: fetchWithTimeout, headers: { 'X-Client-Info': ADMIN_CLIENT } },
});

supabase.auth.onAuthStateChange(noteSession);
