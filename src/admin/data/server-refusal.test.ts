// @vitest-environment jsdom
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { messageOf } from './server-refusal';

// The client of the backend is made while the module is loaded.
vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_a_test'));

it.each([
  [
    Object.assign(new Error('signal timed out'), { name: 'TimeoutError' }),
    'the server did not answer in time',
  ],
  [new TypeError('Failed to fetch'), 'the server could not be reached'],
  [new TypeError('Load failed'), 'the server could not be reached'],
  [new HttpError('JWT expired', 401), 'you have been signed out. Sign in again'],
  [new HttpError('Your own words', 400), 'Your own words'],
  ['A sentence', 'A sentence'],
  [undefined, ''],
])('says of %s: %s', (error, words) => {
  expect(messageOf(error)).toBe(words);
});
