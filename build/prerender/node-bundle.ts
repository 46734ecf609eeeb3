import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { ASSET_NAMES } from './asset-names.ts';

const CACHE = 'node_modules/.cache';

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
