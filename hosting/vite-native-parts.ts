import type { Plugin } from 'vite';

/**
 * What stands in place of packages: mostly what the browser has itself, for those that throw an error when they are
 * evaluated, to see what errors are made of or what a map can be called. A browser then parses all that is being
 * evaluated once more, which takes a phone a quarter of a second.
 */
const NATIVE: Readonly<Record<string, string>> = {
  // node-polyglot asks for it.
  'object.entries': 'module.exports = Object.entries;',
  // lodash asks for it; it matters to objects alone that write over their own tag.
  './_getRawTag': 'module.exports = (value) => Object.prototype.toString.call(value);',
  // qs asks for it, with objects as keys.
  'side-channel': `module.exports = () => {
    const values = new WeakMap();
    return {
      has: (key) => values.has(key),
      get: (key) => values.get(key),
      set: (key, value) => void values.set(key, value),
      delete: (key) => values.delete(key),
      assert: (key) => { if (!values.has(key)) throw new TypeError('Side channel does not contain it'); },
    };
  };`,
  // The admin opens no channel, and supabase-js makes a client for them with its own, in a quarter of the time.
  '@supabase/realtime-js': `export class RealtimeClient {
    setAuth() {}
    channel() { throw new Error('The build leaves out Supabase Realtime: hosting/vite-native-parts.ts'); }
  }`,
};

/** Named as packages are, so that they come in one file with them (admin-chunks.ts). */
const PREFIX = '\0/node_modules/native/';

/** Gives packages of the admin the browser's own parts, and supabase-js no more than the admin uses. */
export function nativeParts(): Plugin {
  return {
    name: 'native-parts',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(NATIVE, id) ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? NATIVE[id.slice(PREFIX.length)] : undefined),
  };
}
