import { HttpError } from 'react-admin';
import { supabaseHttpClient } from 'ra-supabase';
import { REQUEST_TIMEOUT_MS, supabaseKey } from '../../shared/supabase';
import { supabase } from './supabase-client';

interface Options {
  method?: string;
  headers?: Headers;
  body?: string;
}

const send = supabaseHttpClient({ apiKey: supabaseKey, supabaseClient: supabase });

/** ra-supabase's client, which gives up in time and takes an insert without a row in return for a failure. */
export async function httpClient(url: string, options: Options = {}) {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await send(url, { ...options, signal });
  if (options.method === 'POST' && !answer.json) throw new HttpError('', answer.status);
  return answer;
}
