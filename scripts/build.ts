import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv, type Rolldown } from 'vite';
import { buildEdgeFunction, edgeHost } from '../hosting/edge/build-edge-function.ts';
import { ownPictures, unencodedPictures } from '../build/plugins/own-pictures.ts';
import { siteContent, type PublishedContent } from '../build/plugins/site-content.ts';
import { ASSET_NAMES } from '../build/prerender/bundles.ts';
import { migrationsToApply } from '../build/migrations-to-apply.ts';
import { encodeContentPictures } from '../build/pictures/content-pictures.ts';
import { prerenderAdmin } from '../build/admin/prerender-admin.ts';
import { prerender } from '../build/prerender/prerender.ts';
import { folderBeside, replaceBuild } from '../build/replace-build.ts';
import { readPublished } from '../build/content-source.ts';
import { embeddedSource, type Source } from '../build/embedded-source.ts';
import { readModes, readSupabaseEnv } from '../supabase/env.ts';
import { orExit } from '../supabase/user-error.ts';

const { values } = orExit(() =>
  parseArgs({
    options: { outDir: { type: 'string', default: 'dist' }, 'visitors-only': { type: 'boolean' } },
  }),
);
const { 'visitors-only': withoutAdmin } = values;
const finalDir = resolve(values.outDir);
/** Swapped in when the build is finished; the site is served from the old folder until then. */
const outDir = folderBeside(finalDir);
const atTheEdge = orExit(edgeHost);
// A host's or a test runner's own NODE_ENV would bundle React's development build.
process.env.NODE_ENV = 'production';

const env = loadEnv('production', process.cwd(), 'VITE_');
let opening: Promise<Source> | undefined;
/** The hosted project or, without one, a fresh embedded backend. */
const openSource = () => (opening ??= hostedOrEmbedded());

async function hostedOrEmbedded(): Promise<Source> {
  return readSupabaseEnv(env) ?? embeddedSource();
}

let content: Promise<PublishedContent> | undefined;
/** Read once, by the first build, which has checked the variables. */
const contentPlugin = () => siteContent(() => (content ??= readAndEncode()));

/** By public address; written after the visitors' build has emptied the folder. */
const pictures = new Map<string, Buffer>();

async function readAndEncode(): Promise<PublishedContent> {
  const source = await openSource();
  const lacking = await migrationsToApply(source);
  if (lacking) console.warn(lacking);
  const siteOrigin = env.VITE_SITE_URL ?? '';
  const read = await readPublished(source, readModes(env), siteOrigin).catch(exitWithMessage);
  const keep = (file: string, bytes: Buffer) => void pictures.set(file, bytes);
  await encodeContentPictures(read, source, keep);
  return read;
}

/** A UserError is printed as a sentence, not among the bundler's lines. */
function exitWithMessage(error: unknown): never {
  return orExit(() => {
    throw error;
  });
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
      test: /\/src\/(?:admin\/(?:app\/theme\/|ui\/token\.)|shared\/styles\/tokens\.css\?raw)/,
    },
    {
      name: 'admin',
      tags: ['$initial'],
      test: /\/(?:src|hosting)\/(?!admin\/app\/start\/)|^\0virtual:/,
    },
  ],
};

/** One file instead of three, unchanged by most releases. */
const REACT: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
};

/** Two builds, because in one the admin's data router would land in the chunk that visitors load. */
const visitorsBuild = await build({
  plugins: [contentPlugin(), ownPictures()],
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
          : files,
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
for (const [file, bytes] of pictures) writeFileSync(join(outDir, file), bytes);
if (!withoutAdmin) {
  const adminBuild = await build({
    plugins: [contentPlugin(), unencodedPictures()],
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
  await prerenderAdmin({
    outDir,
    adminBuild: adminBuild as Rolldown.RolldownOutput,
    contentPlugin: contentPlugin(),
  });
}
const source = await openSource();
await prerender({
  source,
  outDir,
  published: await (content ??= readAndEncode()),
  isAtTheEdge: Boolean(atTheEdge),
  visitorsBuild: visitorsBuild as Rolldown.RolldownOutput,
  contentPlugin: contentPlugin(),
});
await source.close?.();
if (atTheEdge) await buildEdgeFunction(atTheEdge, outDir, contentPlugin());
replaceBuild(outDir, finalDir);
process.exit(0);
