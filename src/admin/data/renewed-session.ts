import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { REFUSED_TOKEN } from './server-refusal';

type Auth = Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession' | 'signOut'>;

/**
 * Retries once with a new token if the server refuses this one (expired, or signed with another secret). Without a new
 * one the session has ended.
 * @param token the session's; anonymous without one
 */
export async function withRenewedSession<Answer>(
  auth: Auth,
  token: string | undefined,
  ask: (token: string | undefined) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean | Promise<boolean>,
): Promise<Answer> {
  const answer = await ask(token);
  if (token === undefined || !(await isRefused(answer))) return answer;
  const renewed = await newToken(auth, token);
  if (renewed === undefined) return answer;
  const second = await ask(renewed);
  if (await isRefused(second)) await auth.signOut({ scope: 'local' });
  return second;
}

/** Another request may have refreshed it meanwhile. The client ends a session whose refresh is refused. */
async function newToken(auth: Auth, refused: string): Promise<string | undefined> {
  const { session } = (await auth.getSession()).data;
  if (!session || session.access_token !== refused) return session?.access_token;
  const { data, error } = await auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw new TypeError('Failed to fetch', { cause: error });
  return data.session?.access_token;
}

/** Hosted storage answers 400. */
export async function isTokenRefused(answer: Response): Promise<boolean> {
  if (answer.status === 401) return true;
  if (answer.status !== 400 || !answer.url.includes('/storage/v1/')) return false;
  const { message } = ((await answer
    .clone()
    .json()
    .catch(() => null)) ?? {}) as { message?: unknown };
  return REFUSED_TOKEN.test(String(message));
}
