import type { Plugin } from 'vite';
import { bundleForNode } from '../prerender/node-bundle.ts';
import { designTokens } from './design-tokens.ts';
import type * as Entry from './entry.tsx';

/** The admin's first pages, for Node; the packages too, because some of their modules only bundlers can read. */
export async function loadAdminBundle(contentPlugin: Plugin): Promise<typeof Entry> {
  const { entry } = await bundleForNode<typeof Entry>('build/admin/entry.tsx', {
    plugins: [designTokens(), contentPlugin],
    ssr: { noExternal: true },
  });
  return entry;
}
