import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const { outDir } = values;

/** Two builds, because in one the admin's data router would land in the chunk that visitors load (design, section 4, trap a). */
await build({ build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'index.html' } } });
await build({
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: 'admin-assets',
    copyPublicDir: false,
    rolldownOptions: { input: 'admin.html' },
  },
});
