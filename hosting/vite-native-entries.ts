import type { Plugin } from 'vite';

/** Named as packages are, so that it comes in one file with them (admin-chunks.ts). */
const MODULE = '\0/node_modules/object.entries';

/**
 * Gives node-polyglot the browser's own Object.entries. The package that it asks for throws an error when it is
 * evaluated, to see what errors are made of; a browser then parses all that is being evaluated once more, which takes a
 * phone a quarter of a second.
 */
export function nativeEntries(): Plugin {
  return {
    name: 'native-entries',
    enforce: 'pre',
    resolveId: { filter: { id: /^object\.entries$/ }, handler: () => MODULE },
    load: {
      filter: { id: /^\0\/node_modules\/object\.entries$/ },
      handler: () => 'module.exports = Object.entries;',
    },
  };
}
