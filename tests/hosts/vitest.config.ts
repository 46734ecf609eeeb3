import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: not part of `npm test`, because it downloads the hosts' own servers. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    globalSetup: 'tests/hosts/site.ts',
    testTimeout: 30_000,
    hookTimeout: 400_000,
    fileParallelism: false,
  },
});
