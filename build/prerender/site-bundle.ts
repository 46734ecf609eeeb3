import type { Plugin } from 'vite';
import type * as Entry from './entry.tsx';
import { bundleForNode } from './node-bundle.ts';
import { screenSources } from './screen-sources.ts';

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
