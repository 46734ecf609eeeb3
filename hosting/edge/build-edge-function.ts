import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';

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
    files: { '_routes.json': JSON.stringify({ version: 1, include: ['/blog/*'], exclude: [] }) },
  },
  netlify: {
    entry: 'hosting/edge/netlify.ts',
    file: () => ({ folder: '.netlify/v1/edge-functions', name: 'posts.js' }),
  },
};

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

/** Writes the function that gives new posts their head into the build (docs/hosting.md). */
export async function buildEdgeFunction({ entry, file, files = {} }: EdgeHost, outDir: string) {
  const { folder, name } = file(outDir);
  await build({
    logLevel: 'warn',
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
