import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Server } from './server.ts';
import { test as base } from './test.ts';

export const BUILD = 'test-results/dist-enquiries';

interface WorkerFixtures {
  /** The product built with VITE_ENQUIRIES=on and VITE_STATISTICS=on. */
  server: Server;
}

/** For a file that runs in one worker: the build takes some seconds. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const words = ['scripts/build.ts', '--outDir', BUILD];
      execFileSync('node_modules/.bin/tsx', words, {
        env: {
          ...process.env,
          VITE_SUPABASE_URL: '',
          VITE_SUPABASE_ANON_KEY: '',
          VITE_ENQUIRIES: 'on',
          VITE_STATISTICS: 'on',
          VITE_SITE_URL: 'https://www.brightwell.example',
        },
        stdio: 'pipe',
      });
      const server = await Server.start({ outDir: resolve(BUILD) });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});
