// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { refusalOf } from './auth-messages';
import { setPassword } from './password-requests';
import { supabase } from './supabase-client';

afterEach(() => vi.unstubAllGlobals());

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const claims = Buffer.from(JSON.stringify({ sub: 'staff', exp: inAnHour })).toString('base64url');

it('does not say that a password could not be changed when other browsers could not be signed out', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/logout')
      ? Response.json({ message: 'the server sleeps' }, { status: 500 })
      : Response.json({ id: 'staff', email: 'staff@example.com' }),
  );
  await supabase.auth.setSession({ access_token: `e30.${claims}.e30`, refresh_token: 'one' });
  const refused = await setPassword('a few more words').catch((error: unknown) =>
    refusalOf(error, 'The password could not be changed'),
  );
  expect(refused).toMatchObject({ message: expect.stringContaining('counts from now on') });
});
