import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Entry from './entry.tsx';
import { ASSET_NAMES } from './asset-names.ts';
import { screenSources } from './screen-sources.ts';

const CACHE = 'node_modules/.cache';

export type SiteBundle = typeof Entry;

/** Bundles the site for Node and imports it. The folder is one of its own, so that builds at the same time do not meet. */
export async function loadSiteBundle(): Promise<SiteBundle> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'prerender-'));
  try {
    await build({
      logLevel: 'error',
      plugins: [screenSources()],
      build: {
        ssr: 'prerender/entry.tsx',
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
      },
    });
    return (await import(pathToFileURL(resolve(outDir, 'entry.js')).href)) as SiteBundle;
  } finally {
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  }
}
