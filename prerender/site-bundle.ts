import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Entry from './entry.tsx';
import { ASSET_NAMES } from './asset-names.ts';
import { screenSources } from './screen-sources.ts';

const CACHE = 'node_modules/.cache';

export type SiteBundle = typeof Entry & {
  /** The text of the bundle, which changes with every line that goes into a page. */
  source: string;
};

/** Bundles the site for Node and imports it. The folder is one of its own, so that builds at the same time do not meet. */
export async function loadSiteBundle(contentPlugin: Plugin): Promise<SiteBundle> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'prerender-'));
  try {
    await build({
      logLevel: 'error',
      plugins: [screenSources(), contentPlugin],
      build: {
        ssr: 'prerender/entry.tsx',
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
      },
    });
    const entry = (await import(pathToFileURL(resolve(outDir, 'entry.js')).href)) as typeof Entry;
    return { ...entry, source: textOf(outDir) };
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
