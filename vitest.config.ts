import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import type * as ContentSource from './build/content-source.ts';
import { siteContent } from './build/plugins/site-content.ts';
import { ErrorsOutsideTests } from './tests/support/errors-outside-tests.ts';
import { firstSource } from './tests/support/first-source.ts';
import { SameKindTogether } from './tests/support/test-sequencer.ts';

const ownWebStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage');

/** What starts servers and builds for one sentence, moves content or makes up values by the thousand: `npm run test:slow`. */
const SLOW = ['**/*.slow.test.ts', 'tests/{content,fuzz}/**/*.test.ts'];

/** The migrated database folder that tests of policies and of moves copy. */
const WITH_DATABASE = { globalSetup: 'tests/policies/migrated-folder.ts' };

/** What a new site shows. */
async function firstContent() {
  const { module } = await runnerImport<typeof ContentSource>('./build/content-source.ts');
  return module.readPublished(firstSource, {}, '');
}

export default defineConfig({
  plugins: [react(), siteContent(firstContent)],
  test: {
    // Without a key supabase-js makes no client; nobody answers to this one.
    env: { VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_a_test' },
    // What refused statements print is shown for failed tests only.
    silent: 'passed-only',
    sequence: { sequencer: SameKindTogether },
    // Generous, because a busy machine is no defect.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The admin's theme reads its colours from there.
    css: { include: /tokens\.css/ },
    // From Node 25 on its own localStorage, which needs a file, stands before jsdom's.
    execArgv: ownWebStorage ? ['--no-experimental-webstorage'] : [],
    // Files share a process: loading jsdom, React and Postgres anew for each took longer than all tests.
    isolate: false,
    // None finds what another one has left.
    setupFiles: ['tests/support/isolate-file.ts'],
    // By default one core is left to the person at the machine, which is half of CI's.
    maxWorkers: '100%',
    reporters: [
      'default',
      ['json', { outputFile: 'test-results/unit.json' }],
      new ErrorsOutsideTests(),
    ],
    // Together they take every test file; tests/repository/every-test-runs.slow.test.ts holds it.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/support/fixed-seed.ts'],
          include: ['**/*.test.ts'],
          exclude: ['node_modules/**', 'tests/{policies,hosts,postgres}/**', ...SLOW],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          setupFiles: ['tests/support/component-window.ts'],
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'policies',
          include: ['tests/policies/**/*.test.ts'],
          exclude: SLOW,
          ...WITH_DATABASE,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: ['node_modules/**'],
          ...WITH_DATABASE,
        },
      },
    ],
  },
});
