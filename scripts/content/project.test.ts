import { describe, expect, it } from 'vitest';
import { hostedProject } from './project.ts';

const URL = 'https://abcdefgh.supabase.co';
const legacyKey = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

describe('a hosted project to move content with', () => {
  it.each(['sb_secret_0123456789', legacyKey('service_role')])('takes the secret key %s', (key) => {
    expect(hostedProject(`${URL}/`, key)).toMatchObject({ url: URL, key, pictureOrigin: URL });
  });

  it.each([
    ['no key', URL, undefined, /SUPABASE_SECRET_KEY is not set/],
    ['a public key', URL, 'sb_publishable_0123456789', /is not a secret key/],
    ['a public legacy key', URL, legacyKey('anon'), /is not a secret key/],
    ['no address', 'abcdefgh', 'sb_secret_0123456789', /is not an address/],
  ])('says what is missing: %s', (_case, address, key, sentence) => {
    expect(() => hostedProject(address, key)).toThrow(sentence);
  });
});
