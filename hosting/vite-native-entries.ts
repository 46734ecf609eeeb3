import type { Plugin } from 'vite';

const MODULE = '\0object.entries';

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
      filter: { id: /^\0object\.entries$/ },
      handler: () => 'module.exports = Object.entries;',
    },
  };
}
