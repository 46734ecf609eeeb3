import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { freePort } from './free-port.ts';
import type { Server, ServerOptions } from './server.ts';

/** Builds visitors' pages from a running server's content. */
function buildVisitors(server: Server, outDir: string, cwd = '.'): void {
  const words = ['scripts/build.ts', '--visitors-only', '--outDir', outDir];
  const hosted = {
    VITE_SUPABASE_URL: server.url,
    VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
  };
  execFileSync('node_modules/.bin/tsx', words, {
    cwd,
    env: { ...process.env, ...hosted },
    stdio: 'ignore',
  });
}

/**
 * A server to write on, and a function that serves the pages built from it; they may request from the first.
 * @param cwd a copy of the repository to run and build
 */
export async function startToBuild(
  startServer: (options: ServerOptions) => Promise<Server>,
  cwd?: string,
) {
  const port = await freePort();
  const env = { SUPABASE_LOCAL_ORIGINS: `http://localhost:${port}` };
  const server = await startServer({ cwd, env });
  const outDir = test.info().outputPath('dist');
  const build = () => {
    buildVisitors(server, outDir, cwd);
    return startServer({ cwd, outDir, port });
  };
  return { server, outDir, build };
}
