import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { isTokenRefused, withRenewedSession } from './renewed-session';

type Auth = Parameters<typeof withRenewedSession>[0];

/** A client with a session, and a server that takes some tokens. */
function signedIn({ takes, next, error }: { takes: string[]; next?: string; error?: Error }) {
  let token: string | undefined = 'first';
  const asked: (string | undefined)[] = [];
  const auth = {
    getSession: async () => ({ data: { session: token && { access_token: token } } }),
    refreshSession: async () => {
      if (!error) token = next;
      return { data: { session: token && { access_token: token } }, error: error ?? null };
    },
    signOut: async () => {
      token = undefined;
    },
  } as unknown as Auth;
  const ask = (used = 'first') =>
    withRenewedSession(
      auth,
      used,
      async (one) => {
        asked.push(one);
        return takes.includes(one ?? '') ? 'done' : 'refused';
      },
      (answer) => answer === 'refused',
    );
  return { ask, asked, session: () => token };
}

it('asks once where the token is taken', async () => {
  const { ask, asked } = signedIn({ takes: ['first'] });
  expect(await ask()).toBe('done');
  expect(asked).toEqual(['first']);
});

it('asks once more with a new token, or with the one that another request has got', async () => {
  const { ask, asked, session } = signedIn({ takes: ['second'], next: 'second' });
  expect(await ask()).toBe('done');
  expect(await ask()).toBe('done');
  expect(asked).toEqual(['first', 'second', 'first', 'second']);
  expect(session()).toBe('second');
});

it('ends the session whose new token is not taken either', async () => {
  const { ask, asked, session } = signedIn({ takes: [], next: 'second' });
  expect(await ask()).toBe('refused');
  expect(asked).toEqual(['first', 'second']);
  expect(session()).toBeUndefined();
});

it('keeps the session while the server of tokens cannot be reached', async () => {
  const error = new AuthRetryableFetchError('Failed to fetch', 0);
  const { ask, session } = signedIn({ takes: [], error });
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(session()).toBe('first');
});

it.each([
  [401, '/rest/v1/services', { code: 'PGRST303', message: 'JWT expired' }, true],
  [403, '/rest/v1/services', { code: '42501', message: 'permission denied' }, false],
  [400, '/storage/v1/object/x', { message: '"exp" claim timestamp check failed' }, true],
  [400, '/storage/v1/object/x', { message: 'mime type text/plain is not supported' }, false],
])('knows a refused token by %i of %s: %o', async (status, path, body, isRefused) => {
  const answer = Response.json(body, { status });
  Object.defineProperty(answer, 'url', { value: `https://project.supabase.co${path}` });
  expect(await isTokenRefused(answer)).toBe(isRefused);
  expect(answer.bodyUsed).toBe(false);
});
