import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./supabase-client');
  vi.resetModules();
});

/** Whether somebody without a valid session stays, where sign-in is required. */
async function stays(error: Error | null): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv('VITE_ADMIN_SIGN_IN', 'required');
  const getSession = async () => ({ data: { session: null }, error });
  vi.doMock('./supabase-client', () => ({ supabase: { auth: { getSession } } }));
  const { authProvider } = await import('./auth-provider');
  return authProvider.checkAuth({}).then(
    () => true,
    () => false,
  );
}

it('nobody is sent to sign in because the server could not be asked', async () => {
  expect(await stays(null)).toBe(false);
  expect(await stays(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(true);
});
