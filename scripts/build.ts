import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import { prerender } from '../prerender/prerender.ts';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const { outDir } = values;

/** Two builds, because in one the admin's data router would land in the chunk that visitors load (design, section 4, trap a). */
const visitorsBuild = await build({
  build: {
    outDir,
    emptyOutDir: true,
    // Browsers that cannot preload modules only load them a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.html' },
  },
});
await build({
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'admin-assets',
    copyPublicDir: false,
    rolldownOptions: { input: 'admin.html' },
  },
});
await prerender({ outDir, visitorsBuild: visitorsBuild as Rolldown.RolldownOutput });
process.exit(0);
