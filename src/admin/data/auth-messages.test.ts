// @vitest-environment jsdom
import { AuthApiError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { refusalOf } from './auth-messages';

// The client of the backend is made while the module is loaded.
const refusal = (code: string, message = 'whatever the server says', status = 400) =>
  refusalOf(new AuthApiError(message, status, code), 'It could not be done');

it('GoTrue’s refusals are told in words, at their field where there is one', () => {
  expect(refusal('invalid_credentials').message).toBe(
    'The e-mail address or the password is not right.',
  );
  expect(refusal('same_password').field).toBe('password');
  expect(refusal('mfa_verification_failed').field).toBe('code');
  expect(refusal('over_email_send_rate_limit').message).toContain('Wait a minute');
  expect(refusal('email_address_not_authorized').message).toContain('set up its mail server');
  expect(refusal('weak_password', 'Password is known to be weak and easy to guess')).toEqual({
    message: 'This password is known from a data leak. Choose another one.',
    field: 'password',
  });
});

it('what has no words of ours keeps the server’s, and what never arrived says so', () => {
  expect(refusal('unheard_of').message).toBe('It could not be done: whatever the server says.');
  const unreachable = refusalOf(new TypeError('Failed to fetch'), 'It could not be done');
  expect(unreachable.message).toBe('It could not be done: the server could not be reached.');
});
