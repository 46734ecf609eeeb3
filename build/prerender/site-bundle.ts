import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type * as Entry from './entry.tsx';
import { bundleForNode } from './node-bundle.ts';

const SCREEN = /\/src\/site\/(?:screens\/.+Screen|sections\/\w+)\.tsx$/;

export type SiteBundle = typeof Entry & {
  /** The text of the bundle, which changes with every line that goes into a page. */
  source: string;
};

/** The site, for Node. */
export async function loadSiteBundle(contentPlugin: Plugin): Promise<SiteBundle> {
  const { entry, source } = await bundleForNode<typeof Entry>('build/prerender/entry.tsx', {
    plugins: [screenSources(), contentPlugin],
  });
  return { ...entry, source: source() };
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
