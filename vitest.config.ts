import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { imagetools } from 'vite-imagetools';
import { pictureDirectives } from './hosting/picture-roles.ts';

export default defineConfig({
  plugins: [react(), imagetools({ defaultDirectives: pictureDirectives('serve') })],
  test: {
    // What refused statements print is shown for failed tests only.
    silent: 'passed-only',
    // By default one core is left to the person at the machine, which is half of CI's.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,supabase,hosting,prerender,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'policies',
          include: ['tests/{policies,content}/**/*.test.ts'],
          globalSetup: 'tests/policies/migrated-folder.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
