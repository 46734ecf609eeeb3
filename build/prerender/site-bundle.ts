import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type * as Entry from './entry.tsx';
import { bundleForNode } from './node-bundle.ts';

const SCREEN = /\/src\/site\/(?:screens\/.+Screen|sections\/(?:\w+\/)?\w+)\.tsx$/;

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
      const source = JSON.stringify(relative(process.cwd(), id));
      return { code: `${code}\nexport const screenSource = ${source};`, map: null };
    },
  };
}
