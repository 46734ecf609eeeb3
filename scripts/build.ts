import { build } from 'vite';

/** Two builds, because in one the admin's data router would land in the chunk that visitors load (design, section 4, trap a). */
await build({ build: { rolldownOptions: { input: 'index.html' } } });
await build({
  build: {
    rolldownOptions: { input: 'admin.html' },
    emptyOutDir: false,
    assetsDir: 'admin-assets',
    copyPublicDir: false,
  },
});
