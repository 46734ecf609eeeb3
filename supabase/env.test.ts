import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSettings, loadSettings, readFeatureFlags, readSupabaseEnv } from './env.ts';
import { UserError } from './user-error.ts';

const URL = 'https://abcdefgh.supabase.co';
const KEY = 'sb_publishable_0123456789';
const legacyKey = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

describe('the settings', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are without the blanks that a host’s form leaves', () => {
    vi.stubEnv('VITE_SITE_URL', ` ${URL}\n`);
    vi.stubEnv('EDGE_FUNCTION', ' ');
    expect(loadSettings()).toMatchObject({ VITE_SITE_URL: URL, EDGE_FUNCTION: '' });
  });
});

describe('the hosted project’s variables', () => {
  it('are both unset for the embedded backend', () => {
    expect(readSupabaseEnv({})).toBeUndefined();
    expect(readSupabaseEnv({ VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })).toBeUndefined();
  });

  it.each([KEY, legacyKey('anon')])('are both set for a hosted project, with key %s', (key) => {
    const env = { VITE_SUPABASE_URL: `${URL}/`, VITE_SUPABASE_ANON_KEY: key };
    expect(readSupabaseEnv(env)).toEqual({ url: URL, key });
  });

  it('may name a local Supabase stack', () => {
    const env = { VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_ANON_KEY: KEY };
    expect(readSupabaseEnv(env)?.url).toBe('http://127.0.0.1:54321');
  });

  it.each([
    ['half a pair: no key', { VITE_SUPABASE_URL: URL }, /VITE_SUPABASE_ANON_KEY is not/],
    ['half a pair: no URL', { VITE_SUPABASE_ANON_KEY: KEY }, /VITE_SUPABASE_URL is not/],
    [
      'no address',
      { VITE_SUPABASE_URL: 'abcdefgh', VITE_SUPABASE_ANON_KEY: KEY },
      /project's address alone/,
    ],
    [
      'another scheme',
      { VITE_SUPABASE_URL: 'ftp://a.b', VITE_SUPABASE_ANON_KEY: KEY },
      /project's address alone/,
    ],
    [
      'a longer path',
      { VITE_SUPABASE_URL: `${URL}/rest/v1`, VITE_SUPABASE_ANON_KEY: KEY },
      /project's address alone/,
    ],
    [
      'not a key',
      { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: 'your-key' },
      /not a publishable key/,
    ],
    [
      'a broken legacy key',
      { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: 'eyJ.%.x' },
      /not a publishable key/,
    ],
    [
      'a secret key',
      { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: 'sb_secret_1' },
      /secret key/,
    ],
    [
      'a service_role key',
      { VITE_SUPABASE_URL: URL, VITE_SUPABASE_ANON_KEY: legacyKey('service_role') },
      /secret key/,
    ],
  ])('are refused in one sentence: %s', (_case, env, sentence) => {
    expect(() => readSupabaseEnv(env)).toThrow(UserError);
    expect(() => readSupabaseEnv(env)).toThrow(sentence);
  });
});

describe('whether enquiries are delivered', () => {
  it.each([
    [undefined, 'off'],
    ['', 'off'],
    ['off', 'off'],
    ['on', 'on'],
  ])('%j: %s', (VITE_ENQUIRIES, mode) => {
    expect(readFeatureFlags({ VITE_ENQUIRIES }).enquiries).toBe(mode);
  });

  it.each(['yes', 'ON', 'true'])('is never guessed from %s', (VITE_ENQUIRIES) => {
    expect(() => readFeatureFlags({ VITE_ENQUIRIES })).toThrow(/must be "on".*or "off"/);
  });
});

describe('whether visits are counted', () => {
  it.each([
    [undefined, 'off'],
    ['', 'off'],
    ['on', 'on'],
  ])('%j: %s', (VITE_STATISTICS, mode) => {
    expect(readFeatureFlags({ VITE_STATISTICS }).statistics).toBe(mode);
  });

  it.each(['yes', 'ON', 'off'])('is never guessed from %s', (VITE_STATISTICS) => {
    expect(() => readFeatureFlags({ VITE_STATISTICS })).toThrow(/must be "on", or unset/);
  });
});

describe('what nobody would notice', () => {
  it.each([
    {},
    { VITE_ADMIN_SIGN_IN: '', VITE_SITE_URL: '' },
    { VITE_ADMIN_SIGN_IN: 'required', VITE_SITE_URL: `${URL}/`, VITE_STATISTICS_ONE_IN: '10' },
  ])('is right: %j', (env) => {
    expect(() => checkSettings(env)).not.toThrow();
  });

  it.each<[Record<string, string>, string]>([
    [{ VITE_ADMIN_SIGN_IN: 'true' }, 'VITE_ADMIN_SIGN_IN is "true", but it must be "required"'],
    [{ VITE_STATISTICS_ONE_IN: '0.1' }, 'it must be a number such as 10'],
    [{ VITE_SITE_URL: 'www.your-company.co.uk' }, "it must be the site's address alone"],
    [{ VITE_SITE_URL: `${URL}/home` }, "it must be the site's address alone"],
  ])('is refused in one sentence: %j', (env, sentence) => {
    expect(() => checkSettings(env)).toThrow(UserError);
    expect(() => checkSettings(env)).toThrow(sentence);
  });
});
