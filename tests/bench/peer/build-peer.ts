import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { LOCAL_PUBLISHABLE_KEY } from '../../../supabase/local/keys.ts';

/** Below the product, on its backend. */
export const PEER_PATH = '/peer/';

/** Builds the bare application with the product's packages, and returns the folder. */
export async function buildPeer(): Promise<string> {
  const outDir = resolve('test-results/peer');
  await build({
    configFile: false,
    root: resolve(import.meta.dirname),
    base: PEER_PATH,
    plugins: [react()],
    define: { 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY) },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    logLevel: 'warn',
  });
  return outDir;
}
