import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MAKER = /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const LEAN_ICON = fileURLToPath(new URL('./lean-icon.ts', import.meta.url));

/**
 * Leaves out of the visitors' build what lucide-react can and nobody here asks of an icon (a kilobyte of every first
 * visit, compressed): a context of defaults, strokes that do not scale, other frameworks' names of attributes.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    load: {
      filter: { id: MAKER },
      handler: () => `export { default } from ${JSON.stringify(LEAN_ICON)};`,
    },
  };
}
