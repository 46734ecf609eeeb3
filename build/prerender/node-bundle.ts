import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { ASSET_NAMES } from './asset-names.ts';

const CACHE = 'node_modules/.cache';

export interface NodeBundle<Entry> {
  entry: Entry;
  /** The text of the bundle, which changes with every line that goes into it; read when it is asked for. */
  source: () => string;
}

/** Bundles a module for Node and imports it. The folder is one of its own, so that builds at the same time do not meet. */
export async function bundleForNode<Entry>(
  module: string,
  config: Pick<InlineConfig, 'plugins' | 'ssr'>,
): Promise<NodeBundle<Entry>> {
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
    return {
      entry: (await import(pathToFileURL(file).href)) as Entry,
      source: () => textOf(outDir),
    };
  } finally {
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  }
}

/** Of all its scripts, in the order of their names. */
function textOf(folder: string): string {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();
  return scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
