import { execFileSync } from 'node:child_process';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import type { Server } from './server.ts';

/** Builds the visitors' pages from what a running server holds. */
export function buildVisitors(server: Server, outDir: string, cwd = '.'): void {
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
