import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadEnv, type Plugin } from 'vite';
import { publicTypesOf } from '../../src/content-types/public-type.ts';
import { contentTypes } from '../../src/content-types/registry.ts';
import { pagePaths } from './page-paths.ts';

interface EdgeHost {
  /** The adapter beside this file. */
  entry: string;
  /** Where the host looks for its function, given the folder of the build. */
  file: (outDir: string) => { folder: string; name: string };
  /** What else the host wants to find in the build. */
  files?: Record<string, string>;
}

const EDGE_HOSTS: Record<string, EdgeHost> = {
  cloudflare: {
    entry: 'hosting/edge/cloudflare.ts',
    file: (outDir) => ({ folder: outDir, name: '_worker.js' }),
    files: { '_routes.json': routes() },
  },
  netlify: {
    entry: 'hosting/edge/netlify.ts',
    file: () => ({ folder: '.netlify/v1/edge-functions', name: 'posts.js' }),
  },
};

/** What Cloudflare calls it for. */
function routes(): string {
  const include = pagePaths(publicTypesOf(contentTypes));
  return JSON.stringify({ version: 1, include, exclude: [] });
}

/** The host that EDGE_FUNCTION names; `undefined` without it. Throws a sentence when there is no function for it. */
export function edgeHost(): EdgeHost | undefined {
  const { EDGE_FUNCTION, VITE_SUPABASE_URL } = loadEnv('production', process.cwd(), [
    'EDGE_',
    'VITE_',
  ]);
  if (!EDGE_FUNCTION) return undefined;
  const host = EDGE_HOSTS[EDGE_FUNCTION];
  if (!host) {
    const names = Object.keys(EDGE_HOSTS).join(' or ');
    throw new Error(`EDGE_FUNCTION is "${EDGE_FUNCTION}", but may be ${names}.`);
  }
  if (!VITE_SUPABASE_URL) {
    throw new Error('EDGE_FUNCTION needs a hosted project to ask: set VITE_SUPABASE_URL.');
  }
  return host;
}

/**
 * Writes the function that gives new pages their head into the build (docs/hosting.md).
 * @param contentPlugin puts what the tables hold into it (build/plugins/site-content.ts)
 */
export async function buildEdgeFunction(
  { entry, file, files = {} }: EdgeHost,
  outDir: string,
  contentPlugin: Plugin,
) {
  const { folder, name } = file(outDir);
  await build({
    logLevel: 'warn',
    plugins: [contentPlugin],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
    ssr: { target: 'webworker', noExternal: true },
  });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(outDir, path), text);
}
