import { spawnSync } from 'node:child_process';
import { resolveConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';

const HALF = { VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co', VITE_SUPABASE_ANON_KEY: '' };

describe('half of the hosted pair', () => {
  it.each([
    ['the dev server', ['node_modules/vite/bin/vite.js', '--port', '0']],
    [
      'the build',
      ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--outDir', 'test-results/never'],
    ],
  ])('stops %s with one sentence', (_name, words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, ...HALF, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      'VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not: set both for a hosted Supabase project, or neither for the embedded backend.',
    );
  });
});

it.each([
  [{ EDGE_FUNCTION: 'fastly' }, 'EDGE_FUNCTION is "fastly", but may be cloudflare or netlify.'],
  [
    { EDGE_FUNCTION: 'netlify', VITE_SUPABASE_URL: '' },
    'EDGE_FUNCTION needs a hosted project to ask: set VITE_SUPABASE_URL.',
  ],
])('%s stops the build with one sentence', (environment, sentence) => {
  const words = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...environment },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(sentence);
});

it('what is pasted with a blank or a last slash is built as it was checked', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co/ ');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_1\n');
  vi.stubEnv('VITE_ADMIN_SIGN_IN', 'required ');
  const { define } = await resolveConfig({}, 'build');
  vi.unstubAllEnvs();
  expect(define).toMatchObject({
    'import.meta.env.VITE_SUPABASE_URL': '"https://abcdefgh.supabase.co"',
    'import.meta.env.VITE_SUPABASE_ANON_KEY': '"sb_publishable_1"',
    'import.meta.env.VITE_ADMIN_SIGN_IN': '"required"',
  });
});

it('a preview without a build names the command to run first', () => {
  const words = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', 'test-results/never'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...HALF, VITE_SUPABASE_ANON_KEY: 'sb_publishable_1' },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('There is no build in test-results/never: run `npm run build` first.');
});
