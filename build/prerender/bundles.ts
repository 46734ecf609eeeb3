import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, parse, resolve, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type * as Entry from './entry.tsx';

const CACHE = 'node_modules/.cache';

/**
 * Names of the visitors' pictures and styles, the same in the build and in what renders its pages. Pages name many
 * pictures and hashes do not compress: with six characters the home page fits a connection's first 14.6 kB (RFC 6928).
 */
export const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';

/** Bundles a module for Node and imports it. The folder is one of its own, so that builds at the same time do not meet. */
export async function bundleForNode<Entry>(
  module: string,
  config: Pick<InlineConfig, 'plugins' | 'ssr'>,
): Promise<Entry> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'prerender-'));
  try {
    await build({
      ...config,
      logLevel: 'error',
      build: {
        ssr: module,
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
      },
    });
    const file = resolve(outDir, `${parse(module).name}.js`);
    return (await import(pathToFileURL(file).href)) as Entry;
  } finally {
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  }
}

const SCREEN =
  /\/src\/site\/(?:screens\/.+(?:Screen|\/List|\/Page)|sections\/(?:\w+\/)?\w+|public-screen)\.tsx?$|^\0virtual:content\//;

export type SiteBundle = typeof Entry;

/** The site, for Node. */
export function loadSiteBundle(contentPlugin: Plugin): Promise<SiteBundle> {
  return bundleForNode<SiteBundle>('build/prerender/entry.tsx', {
    plugins: [screenSources(), contentPlugin],
  });
}

/** Lets every module of a screen or a section say which file it is, so that a rendered page finds its scripts and styles in the visitors' build. */
function screenSources(): Plugin {
  return {
    name: 'screen-sources',
    enforce: 'post',
    transform(code, id) {
      if (!SCREEN.test(id)) return;
      // A virtual module is no file.
      const source = JSON.stringify(id.startsWith('\0') ? id : relative(process.cwd(), id));
      return { code: `${code}\nexport const screenSource = ${source};`, map: null };
    },
  };
}
