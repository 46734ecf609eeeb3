// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { signUpInvited } from './invitations';

afterEach(() => vi.unstubAllGlobals());

it('says why nobody joins over plain http', async () => {
  vi.stubGlobal('isSecureContext', false);
  const joined = signUpInvited('token', { email: 'sam@example.com', password: 'long enough' });
  await expect(joined).rejects.toThrow('No account can be made over http.');
});
