import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, parse, resolve, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { atExit } from '../at-exit.ts';
import type * as Entry from './entry.tsx';

const CACHE = 'node_modules/.cache';

/** Bundles a module for Node and imports it, in a temporary folder, so that builds can run in parallel. */
export async function bundleForNode<Entry>(
  module: string,
  config: Pick<InlineConfig, 'plugins' | 'ssr'>,
): Promise<Entry> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, `prerender-${process.pid}-`));
  const remove = atExit(() => rmSync(outDir, { recursive: true, force: true }));
  try {
    await build({
      ...config,
      logLevel: 'error',
      build: {
        ssr: module,
        outDir,
        copyPublicDir: false,
        minify: false,
        // One file, so that nothing is imported once the folder is gone.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const file = resolve(outDir, `${parse(module).name}.js`);
    return (await import(pathToFileURL(file).href)) as Entry;
  } finally {
    remove();
  }
}

const SCREEN =
  /\/src\/site\/(?:screens\/.+(?:Screen|\/List|\/Page)|sections\/(?:\w+\/)?\w+|fetch-public-screen)\.tsx?$|^\0virtual:content\//;

export type SiteBundle = typeof Entry;

export function loadSiteBundle(contentPlugin: Plugin): Promise<SiteBundle> {
  return bundleForNode<SiteBundle>('build/prerender/entry.tsx', {
    plugins: [screenSources(), contentPlugin],
  });
}

/** Adds the export `screenSource` to screens and sections, to find their scripts and styles in the client build. */
function screenSources(): Plugin {
  return {
    name: 'screen-sources',
    enforce: 'post',
    transform(code, id) {
      if (!SCREEN.test(id)) return;
      const source = JSON.stringify(id.startsWith('\0') ? id : relative(process.cwd(), id));
      return { code: `${code}\nexport const screenSource = ${source};`, map: null };
    },
  };
}
