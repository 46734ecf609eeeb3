import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import { buildEdgeFunction, edgeHost } from '../hosting/edge/build-edge-function.ts';
import { leanQuery } from '../hosting/vite-lean-query.ts';
import { ASSET_NAMES } from '../prerender/asset-names.ts';
import { prerender } from '../prerender/prerender.ts';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const { outDir } = values;
const atTheEdge = edgeHost();

/** What most screens need is one file with the application itself: fewer requests, and a kilobyte less than in pieces. */
const SHARED_BY_SCREENS = {
  name: 'site',
  test: /node_modules|\/src\/(?:site\/(?:(?:components|layout|seo|start)\/|content\/(?:links|policies)\.ts)|shared\/)/,
  minShareCount: 3,
};

/** Two builds, because in one the admin's data router would land in the chunk that visitors load (design, section 4, trap a). */
const visitorsBuild = await build({
  plugins: [leanQuery()],
  build: {
    outDir,
    emptyOutDir: true,
    // Browsers that cannot preload modules only load them a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'index.html',
      output: {
        codeSplitting: { groups: [SHARED_BY_SCREENS] },
        assetFileNames: ASSET_NAMES,
      },
    },
  },
});
await build({
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'admin-assets',
    copyPublicDir: false,
    // react-admin and MUI are one chunk that staff load once; tests/budgets holds what the form waits for.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: 'admin.html' },
  },
});
await prerender({ outDir, visitorsBuild: visitorsBuild as Rolldown.RolldownOutput });
if (atTheEdge) await buildEdgeFunction(atTheEdge, outDir);
process.exit(0);
