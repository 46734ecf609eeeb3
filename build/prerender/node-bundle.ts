import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

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
    const file = resolve(outDir, basename(module).replace(/\.tsx?$/, '.js'));
    return (await import(pathToFileURL(file).href)) as Entry;
  } finally {
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  }
}
