import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { publicTypes } from '../../src/content-types/public-types.ts';
import { loadSettings } from '../../supabase/env.ts';
import { UserError } from '../../supabase/user-error.ts';
import { pagePaths } from './page-paths.ts';

const EDGE_HOSTS = ['cloudflare', 'netlify'] as const;

type EdgeHost = (typeof EDGE_HOSTS)[number];

/** By EDGE_FUNCTION; `undefined` without it. Throws a UserError for an unknown host. */
export function edgeHost(): EdgeHost | undefined {
  const { EDGE_FUNCTION, VITE_SUPABASE_URL } = loadSettings();
  if (!EDGE_FUNCTION) return undefined;
  const host = EDGE_HOSTS.find((name) => name === EDGE_FUNCTION);
  if (!host) {
    throw new UserError(
      `EDGE_FUNCTION is "${EDGE_FUNCTION}", but may be ${EDGE_HOSTS.join(' or ')}.`,
    );
  }
  if (!VITE_SUPABASE_URL) {
    throw new UserError('EDGE_FUNCTION needs a hosted project to ask: set VITE_SUPABASE_URL.');
  }
  return host;
}

/**
 * Builds the edge function at the host's path (docs/hosting.md).
 * @param contentPlugin build/plugins/site-content.ts
 */
export async function buildEdgeFunction(host: EdgeHost, outDir: string, contentPlugin: Plugin) {
  const file =
    host === 'cloudflare' ? join(outDir, '_worker.js') : '.netlify/v1/edge-functions/posts.js';
  await build({
    logLevel: 'warn',
    plugins: [contentPlugin],
    build: {
      ssr: `hosting/edge/${host}.ts`,
      outDir: dirname(file),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
    ssr: { target: 'webworker', noExternal: true },
  });
  if (host === 'cloudflare') {
    // Routes of the function; Netlify reads them from its `config`.
    const include = pagePaths(publicTypes);
    const routes = { version: 1, include, exclude: [] };
    writeFileSync(join(outDir, '_routes.json'), JSON.stringify(routes));
  }
}
