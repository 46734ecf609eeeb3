import { resolve } from 'node:path';
import { build, type Alias, type Plugin, type Rolldown } from 'vite';

/*
 * Two builds, because in one the admin's data router would land in the chunk that visitors load.
 */

/** One file instead of three, unchanged by most releases. */
const REACT: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
};

/** Without its warnings for developers, which its `exports` give everybody: 0.5 kB. */
const ROUTER: Alias = {
  find: /^react-router$/,
  replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
};

/** Hashes do not compress: with six characters the home page fits into the initial congestion window of 14.6 kB (RFC 6928). */
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';

/** What every page's entry imports: there before it fetches anything. */
const LOADED_FIRST = /\/(?:rolldown-runtime|react|content-store|createLucideIcon)-/;

export async function buildVisitors(
  outDir: string,
  content: Plugin,
): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    plugins: [content],
    resolve: { alias: [ROUTER] },
    build: {
      outDir,
      emptyOutDir: true,
      // Browsers that cannot preload modules only load them a little later.
      modulePreload: {
        polyfill: false,
        // A page names the sections that it has; each section's script is fetched beside its styles.
        resolveDependencies: (section, files, { hostId }) =>
          /\/Sections-/.test(hostId)
            ? files.filter((file) => file === section || file.endsWith('.css'))
            : files.filter((file) => !LOADED_FIRST.test(file)),
      },
      rolldownOptions: {
        input: 'index.html',
        preserveEntrySignatures: false,
        // Reading the page's address is its only side effect.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/shared\/supabase\.ts$/, sideEffects: false }],
        },
        output: { assetFileNames: ASSET_NAMES, codeSplitting: REACT },
      },
    },
  });
  return output as Rolldown.RolldownOutput;
}

/**
 * Few files for what the admin's entry imports: left alone, the bundler makes 125, one for every set of modules that
 * some lazy pages share. Each is evaluated in a task of its own (src/shared/start/boot.ts).
 */
const FIRST_LOAD: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Before the packages, which use storage where a browser may deny it.
    { name: 'storage', test: /\/storage-or-memory\./ },
    { name: 'react-admin', tags: ['$initial'], test: /\/node_modules\/(?:ra-|react-admin\/)/ },
    { name: 'mui', tags: ['$initial'], test: /\/node_modules\/@(?:mui|emotion)\// },
    { name: 'packages', tags: ['$initial'], test: /\/node_modules\// },
    {
      name: 'theme',
      tags: ['$initial'],
      test: /\/src\/(?:admin\/app\/theme\/|shared\/styles\/tokens\.css\?raw)/,
    },
    {
      name: 'admin',
      tags: ['$initial'],
      test: /\/(?:src|hosting)\/(?!admin\/app\/start\/)|^\0virtual:/,
    },
  ],
};

export async function buildAdmin(
  outDir: string,
  content: Plugin,
): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    plugins: [content],
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'admin-assets',
      copyPublicDir: false,
      // tests/budgets limits what the form waits for.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: 'admin.html',
        preserveEntrySignatures: false,
        output: { codeSplitting: FIRST_LOAD },
      },
    },
  });
  return output as Rolldown.RolldownOutput;
}
