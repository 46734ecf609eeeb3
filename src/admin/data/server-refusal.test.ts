// @vitest-environment jsdom
import { AuthRetryableFetchError, AuthUnknownError } from '@supabase/supabase-js';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import { errorMessage, explainRefusal, isRefusal, isRefusedPermission } from './server-refusal';

// The client of the backend is made while the module is loaded.
it.each<[unknown, string]>([
  [
    Object.assign(new Error('signal timed out'), { name: 'TimeoutError' }),
    'the server did not answer in time',
  ],
  [new TypeError('Failed to fetch'), 'the server could not be reached'],
  [new TypeError('Load failed'), 'the server could not be reached'],
  [new HttpError('JWT expired', 401), 'you have been signed out. Sign in again'],
  [new HttpError('JWT issued at future', 401), 'you have been signed out. Sign in again'],
  [new HttpError('JWSError JWSInvalidSignature', 401), 'you have been signed out. Sign in again'],
  [
    new HttpError('canceling statement due to statement timeout', 500, { code: '57014' }),
    'it took the server too long. Try again, with fewer records at once if there are many',
  ],
  [
    new HttpError('invalid byte sequence for encoding', 400, { code: '22021' }),
    'One of the texts has a character that cannot be saved',
  ],
  [
    new HttpError('unsupported Unicode escape sequence', 400, { code: '22P05' }),
    'One of the texts has a character that cannot be saved',
  ],
  [
    new HttpError('Empty or invalid json', 400, { code: 'PGRST102' }),
    'One of the texts has half a sign, such as a cut emoji: delete it and type it again',
  ],
  [
    new HttpError('URI Too Long', 414),
    'it is too much for one request. Choose fewer records, or search for fewer words',
  ],
  [
    new HttpError('Too Many Requests', 429),
    'the server has been asked too often. Wait a minute, then try again',
  ],
  ...[502, 503, 520, 522, 530].flatMap((status): [unknown, string][] => [
    [new AuthRetryableFetchError('{}', status), 'the server could not be reached'],
    [new HttpError('upstream connect error', status), 'the server could not be reached'],
  ]),
  [new AuthRetryableFetchError('{}', 504), 'the server did not answer in time'],
  [new AuthRetryableFetchError('signal timed out', 0), 'the server did not answer in time'],
  [new AuthRetryableFetchError('{}', 0), 'the server could not be reached'],
  [new HttpError('TimeoutError: signal timed out', 0), 'the server did not answer in time'],
  [new HttpError('<html><h1>Oops</h1>', 500), 'the server could not be reached'],
  [new HttpError('\n<!doctype html>', 403), 'the server refused it (403)'],
  [new HttpError('<html>Request Entity Too Large', 413), 'the server refused it (413)'],
  [
    new HttpError('Project paused', 540),
    'the site’s database is paused. Its owner wakes it in Supabase’s dashboard',
  ],
  [
    new AuthUnknownError('Unexpected token \'<\', "<html>" is not valid JSON', new SyntaxError()),
    'the server could not be reached',
  ],
  [new HttpError('Your own words', 400), 'Your own words'],
  [new HttpError('Your own words', 500), 'Your own words'],
  [new HttpError('Your own words', 503, { message: 'Your own words' }), 'Your own words'],
  ['A sentence', 'A sentence'],
  [undefined, ''],
])('says of %s: %s', (error, words) => {
  expect(errorMessage(error)).toBe(words);
});

it.each([
  [new HttpError('not allowed', 403), true],
  [new HttpError('taken', 409), true],
  [new HttpError('too late', 408), false],
  [new HttpError('too often', 429), false],
  [new HttpError('gateway', 504), false],
  [new TypeError('Failed to fetch'), false],
])('takes %s for final: %s', (error, isFinal) => {
  expect(isRefusal(error)).toBe(isFinal);
});

it('says of a record that was not deleted that it may be gone already', () => {
  const refusal = new HttpError('JSON object requested, no rows returned', 406);
  const explained = explainRefusal({ schema: blogPosts, during: 'delete' }, refusal);
  expect(errorMessage(explained)).toBe('It is gone already, or not yours to delete');
  expect(isRefusedPermission(explained)).toBe(true);
});
