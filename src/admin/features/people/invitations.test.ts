// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { refusalOf } from '../../data/auth-messages';
import { signUpInvited } from './invitations';

afterEach(() => vi.unstubAllGlobals());

it('says why nobody joins over plain http', async () => {
  vi.stubGlobal('isSecureContext', false);
  const joined = signUpInvited('token', { email: 'sam@example.com', password: 'long enough' });
  await expect(joined).rejects.toThrow('No account can be made over http.');
});

it('sends somebody with an account to sign in, though the server says nothing of it', async () => {
  vi.stubGlobal('isSecureContext', true);
  // GoTrue's answer for a known address when addresses are confirmed; it sends no mail.
  const answer = { id: 'made up', email: 'sam@example.com', identities: [] };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const joined = signUpInvited('token', { email: 'sam@example.com', password: 'long enough' });
  const refusal = await joined.catch((error: unknown) => refusalOf(error, 'You could not join'));
  expect(refusal).toEqual({
    message: 'There is an account with this address. Sign in with it.',
    field: 'email',
  });
});
